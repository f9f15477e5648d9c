import { mkdir, writeFile } from 'node:fs/promises';
import { randomFrom } from './random.js';
import { themes } from './themes/index.js';

/*
 * Pages to look at the themes in a browser, beside the built file of this package: `<theme>-<board>.html`.
 * `?t=1200` stops every animation at that time (ms); `?phase=lost|loading|won` chooses the phase.
 */
type Shape = { name: string; width: number; height: number; mines: number; size: number };
const SHAPES: readonly Shape[] = [
  { name: 'beginner', width: 9, height: 9, mines: 10, size: 42 },
  { name: 'expert', width: 30, height: 16, mines: 99, size: 35 },
  { name: 'tiny', width: 30, height: 16, mines: 99, size: 24 },
];

/** A board in the middle of a game: a patch of it open, some flags, a question. */
function cells({ width, height, mines }: Shape): { face: string; mine: boolean }[] {
  const random = randomFrom(width * 31 + 4);
  const mined = new Set<number>();
  const middle = Math.floor(height / 2) * width + Math.floor(width / 2);
  const around = (cell: number) =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => {
        const [x, y] = [(cell % width) + dx, Math.floor(cell / width) + dy];
        return x >= 0 && y >= 0 && x < width && y < height ? [y * width + x] : [];
      }),
    );
  while (mined.size < mines) {
    const cell = Math.floor(random.between(0, width * height));
    if (!around(middle).includes(cell)) mined.add(cell);
  }
  return Array.from({ length: width * height }, (_, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const far = Math.hypot((x - width / 2) / width, (y - height / 2) / height);
    const count = around(cell).filter((other) => mined.has(other)).length;
    const open = far < 0.38 + random.between(-0.03, 0.03);
    if (!mined.has(cell)) return { face: open ? String(count) : 'closed', mine: false };
    return { face: open ? 'flag' : random.between(0, 1) < 0.08 ? 'question' : 'closed', mine: true };
  });
}

function page(theme: string, shape: Shape): string {
  const faces = cells(shape);
  const rows = Array.from({ length: shape.height }, (_, y) => {
    const row = faces
      .slice(y * shape.width, (y + 1) * shape.width)
      .map(
        ({ face, mine }) =>
          `<i class="mines-cell" role="gridcell" tabindex="-1" data-face="${face}"${mine ? ' data-mine' : ''}></i>`,
      );
    return `<div class="mines-row" role="row" style="--mines-row:${y}">${row.join('')}</div>`;
  });
  // The eight numbers and every other face in one strip, below the board.
  const strip = [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    'closed',
    'flag',
    'question',
    'mine',
    'wrong-flag',
  ];
  const legend = strip.map((face) => `<i class="mines-cell" data-face="${face}"></i>`).join('');
  return `<!doctype html><meta charset="utf-8"><title>${theme} ${shape.name}</title>
<link rel="stylesheet" href="../../../react/themes/${theme}.css">
<style>
html{background:var(--mines-color-page)} body{margin:48px;display:grid;gap:32px;justify-items:start}
.mines-field{display:grid;gap:2px}.mines-row{display:flex;gap:2px}
.mines-cell{width:${shape.size}px;height:${shape.size}px}
</style>
<div class="mines-field" role="grid" data-motion data-phase="playing">${rows.join('')}</div>
<div class="mines-field"><div class="mines-row">${legend}</div></div>
<script>
const q=new URLSearchParams(location.search),f=document.querySelector('.mines-field'),W=${shape.width},H=${shape.height};
const c=[...f.querySelectorAll('.mines-cell')];
if(q.get('phase')==='lost'){
  for(const e of c)if('mine' in e.dataset&&e.dataset.face!=='flag')e.dataset.face='mine';
  const hit=c.findIndex((e,i)=>e.dataset.face==='mine'&&i>=+(q.get('from')??0));c[hit].dataset.face='exploded';
  const ring=new Map([[hit,0]]),line=[hit];
  for(const i of line){const x=i%W,y=(i-x)/W;for(const[a,b]of[[x-1,y],[x+1,y],[x,y-1],[x,y+1]]){const j=b*W+a;
    if(a<0||b<0||a>=W||b>=H||ring.has(j)||c[j].dataset.face==='flag')continue;ring.set(j,ring.get(i)+1);line.push(j)}}
  for(const[i,r]of ring)c[i].style.setProperty('--mines-ring',r);
}
if(q.get('phase')==='loading')for(const e of c)e.dataset.face='closed';
if(q.get('phase'))f.dataset.phase=q.get('phase');
if(q.has('press'))for(const i of q.get('press').split(','))c[+i].dataset.pressed='';
if(q.has('t')){f.getBoundingClientRect();for(const a of document.getAnimations()){a.pause();a.currentTime=+q.get('t')}}
if(q.has('focus'))c[+q.get('focus')].focus();
</script>`;
}

const home = new URL('preview/', import.meta.url);
await mkdir(home, { recursive: true });
for (const { name } of themes)
  for (const shape of SHAPES) await writeFile(new URL(`${name}-${shape.name}.html`, home), page(name, shape));
