"""`tools/moving_picture.py`: what Chromium encoded frame by frame, it plays as one picture."""

import base64
from pathlib import Path

from moving_picture import MovingPicture, chunks
from playwright.sync_api import Page
from visitor import Visits

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "pictures" / "play.webp"
PLAYED = """async (encoded) => {
  const data = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data, type: "image/webp" });
  await Promise.all([decoder.completed, decoder.tracks.ready]);
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const frames = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex++) {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const near = (x, y) => [...context.getImageData(x, y, 1, 1).data].map((part) => Math.round(part / 255)).join("");
    frames.push([canvas.width, canvas.height, image.duration / 1000, near(5, 5), near(45, 25)]);
  }
  return [repetitionCount === Infinity, frames];
}"""
"""Plays a picture: whether it repeats, and of every frame its size, its milliseconds and the colours of two pixels."""
RED, BLUE = "1001", "0011"


def screenshot(page: Page, inner: str) -> bytes:
    page.set_content(f"<body style='margin: 0; background: #f00'>{inner}</body>")
    return page.screenshot(clip={"x": 0, "y": 0, "width": 60, "height": 40})


def test_a_moving_picture_plays_its_moments(visit: Visits) -> None:
    drawn = visit().page
    picture = MovingPicture(visit().page)
    square = "<div style='position: absolute; left: 41px; top: 21px; width: 9px; height: 9px; background: #00f'></div>"
    picture.add(screenshot(drawn, ""), 500)
    picture.add(screenshot(drawn, square), 300)
    picture.add(screenshot(drawn, square), 400)
    visitor = visit()
    visitor.go("/")  # only pages of a server may decode
    repeats, frames = visitor.page.evaluate(PLAYED, base64.b64encode(picture.webp()).decode())
    assert repeats
    assert frames == [[60, 40, 500, RED, RED], [60, 40, 700, RED, BLUE]]


def test_the_picture_of_the_readme_is_short_and_light() -> None:
    data = PICTURE.read_bytes()
    durations = [int.from_bytes(frame[12:15], "little") for name, frame in chunks(data[12:]) if name == b"ANMF"]
    assert 8_000 <= sum(durations) <= 15_000
    assert len(data) <= 1_500_000
