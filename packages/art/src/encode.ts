import sharp from 'sharp';
import type { Pixels } from './pixels.js';

/** Encodes at a quality, or without any loss where that takes no more room, as it does for flat drawings. */
export async function encode({ data, width, height }: Pixels, quality: number): Promise<Buffer> {
  const raw = sharp(data, { raw: { width, height, channels: 4 } });
  const lossy = await raw
    .clone()
    .webp({ quality, alphaQuality: 90, smartSubsample: true, effort: 6 })
    .toBuffer();
  const lossless = await raw.clone().webp({ lossless: true, effort: 6 }).toBuffer();
  return lossless.length <= lossy.length ? lossless : lossy;
}
