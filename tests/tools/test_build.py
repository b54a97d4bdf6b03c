"""What `make` is made of: steps, stamps, the compilation of what has changed, and the script of the CI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import compiling
import pytest
import stamps
import steps
from setuptools import Distribution, Extension

ROOT = Path(__file__).resolve().parents[2]


def test_a_step_says_what_it_does_and_how_long_it_took(capsys: pytest.CaptureFixture[str]) -> None:
    with steps.step("Baking bread"):
        pass
    begun, done = capsys.readouterr().out.splitlines()
    assert begun.endswith("Baking bread …")
    assert done.endswith("Baking bread 0.0 s")


def test_progress_is_drawn_as_a_bar(tmp_path: Path) -> None:
    progress = tmp_path / "progress"
    assert steps.progress_bar(progress) == ""
    progress.write_text("3 4")
    assert steps.progress_bar(progress) == "█" * 18 + "░" * 6 + " 3/4 "


def test_output_is_shown_if_a_command_fails(capsys: pytest.CaptureFixture[str]) -> None:
    steps.run_quietly(sys.executable, "-c", "print('fine')")
    with pytest.raises(SystemExit) as leaving:
        steps.run_quietly(sys.executable, "-c", "print('burnt'); raise SystemExit(3)")
    assert leaving.value.code == 3
    assert capsys.readouterr() == ("", "\nburnt\n\n")


def test_a_step_is_repeated_if_a_file_or_a_setting_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "FOLDER", tmp_path / "stamps")
    monkeypatch.setattr(stamps, "ROOT", tmp_path)
    file = tmp_path / "flour"
    file.write_text("rye")
    stamps.set_done("bread", stamps.fingerprint([file], "hot"))
    assert stamps.is_done("bread", stamps.fingerprint([file], "hot"))
    assert not stamps.is_done("bread", stamps.fingerprint([file], "cold"))
    file.write_text("wheat")
    assert not stamps.is_done("bread", stamps.fingerprint([file], "hot"))


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_only_what_has_changed_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    header = tmp_path / "numbers.h"
    header.write_text("#define ONE 1\n")
    for name in ("one", "two"):
        Path(f"{name}.c").write_text(f'#include "numbers.h"\nint {name}(void) {{ return ONE; }}\n')

    def compiled(*flags: str) -> set[str]:
        """Compile and return the objects and libraries that were written."""
        before = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.*o")}
        extension = Extension("both", ["one.c", "two.c"], include_dirs=["."], extra_compile_args=list(flags))
        shown: list[tuple[int, int]] = []
        command = compiling.Compilation(Distribution({"name": "both", "ext_modules": [extension]}))
        command.build_lib, command.build_temp, command.force = "lib", "objects", True
        command.headers, command.show = [header], lambda done, files: shown.append((done, files))
        command.ensure_finalized()
        command.run()
        assert shown == [(1, 2), (2, 2)]
        after = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.*o")}
        return {path.name.partition(".")[0] for path, written in after.items() if before.get(path) != written}

    assert compiled() == {"one", "two", "both"}
    assert compiled() == set()
    Path("two.c").write_text("int two(void) { return 2; }\n")
    assert compiled() == {"two", "both"}
    assert compiled("-O1") == {"one", "two", "both"}
    header.write_text("#define ONE 11\n")
    assert compiled("-O1") == {"one", "two", "both"}


@pytest.mark.skipif(os.name == "nt", reason="the script is for a POSIX shell")
@pytest.mark.parametrize(
    ("printed", "status", "last", "expected"),
    [
        ("3 passed in 1s\n12 passed in 2s", 0, "12 passed in 2s", 0),
        ("1 failed, 11 passed in 2s", 2, "1 failed, 11 passed in 2s", 2),
        ("3 passed in 1s\nno coverage", 1, "3 passed in 1s", 1),
        ("nothing ran", 0, "nothing ran", 1),
    ],
)
def test_the_ci_prints_the_last_line_of_the_tests_and_fails_with_them(
    tmp_path: Path, printed: str, status: int, last: str, expected: int
) -> None:
    (tmp_path / ".ci").mkdir()
    script = shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    make = tmp_path / "make"
    make.write_text(f"#!/bin/sh\ncat <<'END'\n{printed}\nEND\nexit {status}\n")
    make.chmod(0o755)
    env = {**os.environ, "PATH": os.pathsep.join([str(tmp_path), os.environ["PATH"]])}
    done = subprocess.run([script], env=env, capture_output=True, text=True, check=False)
    assert (done.stdout.splitlines()[-1], done.returncode) == (last, expected)
