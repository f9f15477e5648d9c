import {
  type CellState,
  MineCounter,
  Minefield,
  MinefieldProvider,
  presets,
  useMinefield,
} from '@mines/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './main.css';

const CELL =
  'grid place-items-center rounded-md font-semibold before:text-xl focus-visible:outline-3 focus-visible:outline-amber-400';
const CLOSED =
  'bg-linear-to-b from-indigo-400 to-indigo-600 shadow-sm hover:from-indigo-300 data-pressed:from-indigo-700';

const LOOKS: Record<CellState['face'], string> = {
  closed: CLOSED,
  flag: `${CLOSED} before:content-['▲'] before:text-amber-300`,
  question: `${CLOSED} before:content-['?'] before:text-white`,
  mine: "bg-slate-700 before:content-['●'] before:text-slate-300",
  exploded: "bg-rose-600 before:content-['●'] before:text-white",
  'wrong-flag': "bg-slate-700 before:content-['✕'] before:text-rose-400",
  '0': 'bg-slate-800',
  '1': "bg-slate-800 before:content-['1'] before:text-sky-400",
  '2': "bg-slate-800 before:content-['2'] before:text-emerald-400",
  '3': "bg-slate-800 before:content-['3'] before:text-rose-400",
  '4': "bg-slate-800 before:content-['4'] before:text-violet-400",
  '5': "bg-slate-800 before:content-['5'] before:text-orange-400",
  '6': "bg-slate-800 before:content-['6'] before:text-teal-300",
  '7': "bg-slate-800 before:content-['7'] before:text-white",
  '8': "bg-slate-800 before:content-['8'] before:text-slate-400",
};

const look = ({ face }: CellState) => `${CELL} ${LOOKS[face]}`;

function Again() {
  const newGame = useMinefield((state) => state.newGame);
  return (
    <button
      type="button"
      className="h-11 rounded-lg bg-indigo-500 px-4 font-medium text-white hover:bg-indigo-400"
      onClick={() => newGame()}
    >
      New game
    </button>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <main className="grid min-h-svh place-content-center gap-4 bg-slate-950 text-slate-100">
        <MinefieldProvider board={presets.beginner}>
          <div className="flex items-center justify-between">
            <MineCounter className="text-2xl font-semibold" /> <Again />
          </div>
          <Minefield
            className="[--mines-cell-size:min(40px,calc((100vw-72px)/9))] [--mines-gap:4px] [--mines-sign:none]"
            cellClassName={look}
          />
        </MinefieldProvider>
      </main>
    </StrictMode>,
  );
}
