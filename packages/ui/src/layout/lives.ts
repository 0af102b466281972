/** One dot of the login canvas. */
export interface Life {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** From 0 to 1. */
  readonly opacity: number;
}

const gap = 14;

// Park and Miller's generator: gives the same picture at every visit.
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

/** The dots of a canvas in CSS pixels: brightest around a point left of the middle; equal sizes give equal dots. */
export function lives(width: number, height: number): readonly Life[] {
  const random = randomFrom(7);
  const dots: Life[] = [];
  for (let y = gap; y < height; y += gap) {
    for (let x = gap; x < width; x += gap) {
      const distance = Math.hypot((x - width * 0.36) / width, (y - height * 0.42) / height);
      const opacity = Math.max(0.07, 0.75 - distance * 1.5) * (0.35 + random() * 0.65);
      dots.push({ x, y, opacity, radius: random() < 0.06 ? 3.1 : 1.9 });
    }
  }
  return dots;
}
