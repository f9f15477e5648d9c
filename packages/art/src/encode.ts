import sharp from 'sharp';
import type { Pixels } from './pixels.js';

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 4 } });

/** Encodes tiles: finely enough that a figure's edge stays an edge. */
export function encodeTiles(pixels: Pixels): Promise<Buffer> {
  return raw(pixels).webp({ quality: 94, smartSubsample: true, effort: 6 }).toBuffer();
}

/** Encodes smoke and fire, which nobody can tell from a photograph of it. */
export function encodeBlast(pixels: Pixels, quality: number): Promise<Buffer> {
  return raw(pixels).webp({ quality, alphaQuality: 90, smartSubsample: true, effort: 6 }).toBuffer();
}
