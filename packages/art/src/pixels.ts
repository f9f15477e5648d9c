import sharp from 'sharp';

/** A picture: red, green, blue, alpha (not multiplied in), one byte each. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** A transparent picture. */
export function blankPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

/** Renders SVG text at the size that it names. */
export async function render(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Reads an image file. */
export async function readPixels(file: string): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

/** Puts one picture into another; what was there is gone. */
export function paste(target: Pixels, source: Pixels, left: number, top: number): void {
  for (let y = 0; y < source.height; y++) {
    const row = source.data.subarray(y * source.width * 4, (y + 1) * source.width * 4);
    target.data.set(row, ((top + y) * target.width + left) * 4);
  }
}

/** Cuts a piece out. */
export function crop(source: Pixels, left: number, top: number, width: number, height: number): Pixels {
  const piece = blankPixels(width, height);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * source.width + left) * 4;
    piece.data.set(source.data.subarray(start, start + width * 4), y * width * 4);
  }
  return piece;
}

/** The picture at half its size: each pixel the mean of four, weighted by their alpha. */
export function halve(source: Pixels): Pixels {
  const half = blankPixels(source.width >> 1, source.height >> 1);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) {
      const corner = (2 * y * source.width + 2 * x) * 4;
      const below = corner + source.width * 4;
      let [r, g, b, a] = [0, 0, 0, 0];
      for (const i of [corner, corner + 4, below, below + 4]) {
        const alpha = source.data[i + 3] ?? 0;
        r += (source.data[i] ?? 0) * alpha;
        g += (source.data[i + 1] ?? 0) * alpha;
        b += (source.data[i + 2] ?? 0) * alpha;
        a += alpha;
      }
      if (a > 0)
        half.data.set([r / a + 0.5, g / a + 0.5, b / a + 0.5, a / 4 + 0.5], (y * half.width + x) * 4);
    }
  }
  return half;
}
