import { Announcer, type Labels, MinefieldProvider, useField } from '@mines/react';

const SIGNS: Readonly<Record<string, string>> = {
  '0': ' ',
  closed: '·',
  flag: '⚑',
  question: '?',
  mine: '✱',
  exploded: '✸',
  'wrong-flag': '✗',
};

function Table() {
  const { state, gridProps, rowProps, cellProps, cellState } = useField();
  return (
    <table {...gridProps} className="own-markup" style={{ font: '20px/1.5 ui-monospace, monospace' }}>
      <tbody>
        {state.rows.map((row, y) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
          <tr key={y} {...rowProps(y)}>
            {Array.from(row, (_, x) => {
              const { face, pressed } = cellState(x, y);
              return (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  key={x}
                  {...cellProps(x, y)}
                  className="own-cell"
                  style={{ inlineSize: '1.6em', textAlign: 'center', opacity: pressed ? 0.4 : 1 }}
                >
                  {SIGNS[face] ?? face}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function OwnMarkup({ labels }: { readonly labels?: Labels }) {
  return (
    <MinefieldProvider seed="tomato" labels={labels}>
      <Table />
      <Announcer />
    </MinefieldProvider>
  );
}
