/** The buildings as paths: filled shapes, lines in the same colour, and incised lines. The ground is at y 24. */
export interface Figure {
  fill: string;
  line?: string;
  cut?: string;
}

const row = (from: number, to: number, count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(from + ((to - from) * place) / (count - 1))).join("");
const column = (x: number, top: number, foot: number): string =>
  `M${x - 2.2} ${foot}V${top}H${x + 2.2}V${foot}ZM${x - 3.4} ${top}H${x + 3.4}V${top + 1.8}H${x - 3.4}Z`;
const colonnade = (from: number, to: number, count: number, top: number, foot: number): string =>
  row(from, to, count, (x) => column(x, top, foot));
const dome = (x: number, half: number, top: number): string =>
  `M${x - half} 24V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V24Z`;
const steps = (half: number): string => `M${-half} 24V20.6H${half}V24ZM${3 - half} 20.6V18H${half - 3}V20.6Z`;
const arches = (from: number, to: number, count: number, foot: number, half: number): string =>
  row(
    from,
    to,
    count,
    (x) => `M${x - half} ${foot}V${foot - half}A${half} ${half} 0 0 1 ${x + half} ${foot - half}V${foot}`,
  );
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const PLAIN: Figure = {
  fill: `M-30-8L0-22L30-8ZM-28-8H28V-4.6H-28Z${colonnade(-24, 24, 5, -4, 18)}${steps(30)}`,
};

export const BUILDINGS: Record<string, Figure> = {
  barracks: {
    fill: `M-34 24V4L-24-4H24L34 4V24Z${ring(-15, 11, 6.4)}${ring(15, 11, 6.4)}`,
    line: row(-33, 33, 4, (x) => `M${x} 24V-22M${x - 2} -17L${x}-24L${x + 2}-17`),
    cut: `M-5 24V9H5V24M-34 4H34${ring(-15, 12, 5.6)}${ring(15, 12, 5.6)}M-17.6 15L-15 8.6L-12.4 15M12.4 15L15 8.6L17.6 15`,
  },
  bridge: {
    fill: "M-44 2C-22-11 22-11 44 2V24H33A13.5 13.5 0 0 0 6 24H-6A13.5 13.5 0 0 0 -33 24H-44Z",
    cut: "M-44 6.5C-22-6 22-6 44 6.5M-19.5 3.6V-.8M19.5 3.6V-.8M0 24V8",
    line: "M-31 22.5q3-3 6 0t6 0t6 0M13 22.5q3-3 6 0t6 0t6 0",
  },
  market: {
    fill: "M-36-14H-4L0-4H-40ZM4-14H36L40-4H0ZM-40 12H-4V16H-40ZM4 12H40V16H4ZM-30 3.6H-24L-22.6 12H-31.4ZM-18 3.6H-12L-10.6 12H-19.4ZM11 7A4 4 0 0 1 19 7V12H11ZM22 8.4A4 4 0 0 1 30 8.4V12H22Z",
    line: "M-37-4V24M-6-4V24M6-4V24M37-4V24",
    cut: "M-30-14L-33-4M-23-14L-25-4M-16-14L-16-4M-10-14L-8-4M10-14L8-4M17-14L16-4M24-14L25-4M31-14L33-4",
  },
  street: {
    fill: "M-7-10H7L34 24H-34ZM-38-6H-30V20H-38ZM30-6H38V20H30ZM-39-10H-29V-6H-39ZM29-10H39V-6H29Z",
    cut: "M0-10V-3M-13-3H13M-6-3L-9 5M6-3L9 5M-19 5H19M0 5V14M-12 5L-16 14M12 5L16 14M-26 14H26M-9 14L-12 24M9 14L12 24",
  },
  port: {
    fill: "M-44 16H-22V24H-44ZM-40-6H-30V16H-40ZM-42-10H-28V-6H-42ZM-35-16L-30-10H-40ZM-16 8H32C36 8 38 4 37-2C43 4 41 18 32 20H-6C-12 20-16 14-16 8ZM8-20L28 2H8ZM5-17V2H-10C-2-3 4-10 5-17Z",
    line: "M6.5-22V8M-20 23q4-3 8 0t8 0t8 0t8 0t8 0t8 0t8 0",
    cut: "M-13 12H36M-6 12V17M2 12V17M10 12V17M18 12V17M26 12V17",
  },
  aqueduct: {
    fill: "M-44-14H44V24H-44Z",
    cut: `M-44-9H44M-44 3H44${arches(-37, 37, 7, 3, 4)}`,
    line: "",
  },
  agora: {
    fill: `M-44-6H-12V-2H-44ZM12-6H44V-2H12Z${colonnade(-40, -16, 4, -2, 24)}${colonnade(16, 40, 4, -2, 24)}M-44-6L-28-14L-12-6ZM12-6L28-14L44-6ZM-7 24V16H7V24ZM-4 16L-3 2C-6-2-5-8-2-9.6A3.4 3.4 0 1 1 2-9.6C5-8 6-2 3 2L4 16Z`,
    cut: "M-7 19H7M-2-6L3 1M0 3V14",
  },
  "epidauros-odeon": {
    fill: "M-42 24A42 40 0 0 1 42 24Z",
    cut: "M-34 24A34 32 0 0 1 34 24M-26 24A26 24.5 0 0 1 26 24M-18 24A18 17 0 0 1 18 24M-10 24A10 9.4 0 0 1 10 24M0 14.6V-16M-7 17.4L-27-6M7 17.4L27-6",
  },
  leonidaion: {
    fill: `M-42-4H42V1H-42Z${colonnade(-38, 38, 11, 1, 20)}M-43 20H43V24H-43ZM-34-10H34L42-4H-42ZM-12-10V-18H12V-10ZM-14-18L0-24L14-18Z`,
    cut: "M-5-10V-15H5V-10M-38-6H38",
  },
  granary: {
    fill: `${dome(-26, 13, -10)}${dome(26, 13, -10)}${dome(0, 15, -20)}`,
    cut: "M-5 24V13A5 5 0 0 1 5 13V24M-15 2H15M-13-8H13M-30 24V16H-22V24M22 24V16H30V24M-39 6H-15M15 6H39",
  },
  quarry: {
    fill: "M-44 24V-12L-30-20H-6V-8H10V4H26V14H44V24Z",
    cut: "M-30-20V-6H-6V-8M-44 2H-18V-6M-6-8V8H10V4M-18 2V16H10M10 8V18H26V14M-32 2V24M-6 16V24",
    line: "M20-2L36-18M28-20C36-20 40-14 40-8",
  },
  well: {
    fill: "M-18 6H18V10H-18ZM-16 10H16V24H-16ZM-26-12L0-24L26-12ZM-22-12H-18V6H-22ZM18-12H22V6H18ZM-5-2H5L4 6H-4Z",
    line: "M-20-8H20M0-8V-2M20-8H28V-4",
    cut: "M-16 15H16M-16 19.6H16M-8 10V15M3 10V15M-2 15V19.6M9 15V19.6M-10 19.6V24M4 19.6V24",
  },
  "temple-of-apollo": {
    fill: `M-34-6L0-24L34-6ZM-32-6H32V-1.6H-32Z${colonnade(-28, 28, 6, -1.6, 18)}${steps(34)}`,
    cut: "M-32-3.8H32M-4-14C-7-9-3-7 0-7S7-9 4-14M-2-13.6V-7.4M0-13.6V-7M2-13.6V-7.4M-4.6-13.6H4.6",
  },
  "cyclopean-masonry": {
    fill: "M-44 24V-8L-34-16L-12-14L2-18L24-13L40-16L44-8V24Z",
    cut: "M-44 0L-28 2L-24-10M-28 2L-30 14L-44 13M-24-10L-12-14M-28 2L-6 4L2-8L-14-10M-6 4L-10 15L-30 14M-10 15L-8 24M-6 4L14 6L18-6L2-8M14 6L12 16L-10 15M14 6L32 4L34-8L18-6M32 4L34 15L12 16M32 4L44 5M34 15L32 24M12 16L14 24",
  },
  agriculture: {
    fill: "M-40 4C-38-4-30-6-22-5L-8-6C-4-10 0-11 2-9L1-4L3 0L-2 2L-6 6L-7 18H-10L-11 8H-26L-28 18H-31L-32 9L-36 18H-39L-37 8Z",
    line: "M-1-9C-3-14 1-16 4-14M-14-5L20 8M14 18L20 8L26-6L32-8M14 18H22M-42 21H42M-42 24H42",
    cut: "M-14-5C-12 0-12 4-14 8M-30-4C-27 0-27 4-29 8",
  },
  "workshop-of-phidias": {
    fill: "M-36 24V18H-2V24ZM-30 18C-32 8-34 2-27-2A7.6 7.6 0 1 1-11-2C-4 2-6 8-8 18ZM4 18H40V21H4ZM8 21H12V24H8ZM32 21H36V24H32ZM12 9H30V18H12Z",
    line: "M12-10L26 4M34-12L20 2M8-14L14-8",
    cut: "M-26-9C-22-12-16-12-12-9M-19-7L-18-3M-24 2C-20 6-18 6-14 2M-22 6V18M-16 6V18M16 18V9M22 13H30",
  },
  stoa: {
    fill: `M-44-10H44V-4.6H-44ZM-38-16H38L44-10H-44Z${colonnade(-40, 40, 9, -4.6, 20)}M-44 20H44V24H-44Z`,
    cut: "M-44-7.4H44M-30-16L-33-10M-20-16L-22-10M-10-16L-11-10M0-16V-10M10-16L11-10M20-16L22-10M30-16L33-10",
  },
  "statue-of-zeus": {
    fill: "M-24 24V20H24V24ZM8 20V-16H13V20ZM-12 20V8H12V20ZM-14 20V4H-6L-4-8C-8-10-8-13-4-14A4.6 4.6 0 1 1 4-14C9-13 10-6 10 4H0L-6 8L-8 20ZM-16 24V18H-6V24Z",
    line: "M-18-22V20M-20-19L-18-24L-16-19M-2-8L-17-4M8-12H14",
    cut: "M-3-19C0-22 4-20 4-17M0-12L4 2M10 20V8M-12 13H-8",
  },
  "lion-gate": {
    fill: "M-44 24V-4H-20L-6-24H6L20-4H44V24H12V4H-12V24Z",
    cut: "M-16-2H16V3H-16ZM-1.6-2V-15H1.6V-2M-3.4-15H3.4M-4-4C-9-4-11-2-11-2M-4-13C-8-14-8-9-6-8L-9-2M4-13C8-14 8-9 6-8L9-2M-44 6H-12M-44 15H-12M12 6H44M12 15H44M-30-4V6M-22 6V15M-34 15V24M30-4V6M22 6V15M34 15V24",
  },
  "tiryns-fortress": {
    fill: "M-44 24V-14H-39V-10H-35V-14H-31V-10H-27V-14H-22V2H-18V-2H-13V2H-9V-22H-4.6V-18H-2V-22H2V-18H4.6V-22H9V2H13V-2H18V2H22V-14H27V-10H31V-14H35V-10H39V-14H44V24Z",
    cut: "M-7 24V14A7 7 0 0 1 7 14V24M-33-3V4M33-3V4M0-12V-5M-44 9H-22M22 9H44M-44 16H-22M22 16H44",
  },
};
