import sharp from 'sharp';
import { box, picture, type Svg } from './svg.js';
import { mine } from './themes/classic/signs.js';
import { closed } from './themes/classic/tile.js';

/** Where the demo keeps what the page and the installed app are known by. */
export const ICONS_FOLDER: URL = new URL('../../../apps/demo/public/', import.meta.url);

/** A naval mine on a raised tile of the classic theme. */
function emblem(): Svg {
  return `${closed(1)}${centred(mine(), 0.9)}`;
}

/**
 * The same for systems that cut icons to a shape of their own: enamel to the edge, and the mine inside the circle of
 * four fifths that is always left (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
function fullEmblem(): Svg {
  return `${box(-1, 0, 'fill="#2f60c2"')}<g transform="translate(-12.6 -12.6) scale(1.3)">${closed(1)}</g>${centred(mine(), 0.78)}`;
}

function centred(content: Svg, scale: number): Svg {
  // The sphere lies at (41, 42) of its tile.
  return `<g transform="translate(${42 - 41 * scale} ${42 - 42 * scale}) scale(${scale})">${content}</g>`;
}

/** Every icon by name. */
export async function iconFiles(): Promise<{ name: string; bytes: Buffer }[]> {
  const png = (content: Svg, pixels: number): Promise<Buffer> =>
    sharp(Buffer.from(picture(84, pixels / 84, content)))
      .png({ palette: true, quality: 95, effort: 10 })
      .toBuffer();
  return [
    { name: 'icon.svg', bytes: Buffer.from(`${picture(84, 1, emblem())}\n`) },
    { name: 'icon-192.png', bytes: await png(emblem(), 192) },
    { name: 'icon-512.png', bytes: await png(emblem(), 512) },
    { name: 'icon-maskable-512.png', bytes: await png(fullEmblem(), 512) },
    // iOS fills what is transparent with black.
    { name: 'apple-touch-icon.png', bytes: await png(fullEmblem(), 180) },
  ];
}
