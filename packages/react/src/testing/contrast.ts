/** The contrast ratio of two colours as computed styles have them, `rgb(1, 2, 3)`: 1 to 21 (WCAG 2). */
export function contrastOf(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (/^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1) ?? [])
    .map((part) => Number(part) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
