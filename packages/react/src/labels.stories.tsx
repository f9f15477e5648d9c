import { parseLayout } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MinefieldProvider } from './context.js';
import { FlagModeSwitch } from './flag-mode-switch.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import { playerIn } from './testing/acting.js';
import { Timer } from './timer.js';

const layout = parseLayout(`
  *....
  .....
  ....*
`);

/** A game in a page of its language: `dir` is set around it, once. */
function Game({ labels = en }: { readonly labels?: Labels }): ReactElement {
  return (
    <div lang={labels.lang} dir={labels.dir} style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <MinefieldProvider labels={labels} layout={layout}>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <MineCounter />
          <NewGameButton />
          <Timer />
          <FlagModeSwitch />
        </div>
        <Minefield />
      </MinefieldProvider>
    </div>
  );
}

const meta = {
  title: 'Reference/Languages',
  component: Game,
  argTypes: { labels: { control: false } },
} satisfies Meta<typeof Game>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is heard of the field, a covered cell, the pieces around; on placing a flag, on opening one cell, and of that. */
interface Heard {
  readonly field: string;
  readonly covered: string;
  readonly flagged: string;
  readonly left: string;
  readonly flagMode: string;
  readonly opened: string;
  readonly number: string;
}

/** Flags the mine in the corner, opens the cell next to it, and listens. */
async function listen(canvasElement: HTMLElement, heard: Heard): Promise<void> {
  const canvas = within(canvasElement);
  const player = playerIn(canvasElement);
  const said = canvas.getByRole('status');
  await expect(canvas.getByRole('grid')).toHaveAccessibleName(heard.field);
  await expect(player.cell(4, 2)).toHaveAccessibleName(heard.covered);
  await player.mark(0, 0);
  await expect(said).toHaveTextContent(heard.flagged);
  await expect(canvas.getByRole('img', { name: heard.left })).toHaveTextContent('001');
  await expect(canvas.getByRole('switch')).toHaveAccessibleName(heard.flagMode);
  await player.open(1, 0);
  await expect(said).toHaveTextContent(heard.opened);
  await expect(player.cell(1, 0)).toHaveAccessibleName(heard.number);
}

const speaks =
  (heard: Heard): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    listen(canvasElement, heard);

/** English needs no import: it is what the components speak by themselves. */
export const English: Story = {
  globals: { language: 'en' },
  play: speaks({
    field: 'Minefield, 5 by 3, 2 mines',
    covered: 'Closed, row 3, column 5',
    flagged: 'Flag placed, 1 mine left',
    left: '1 mine left',
    flagMode: 'Flag mode',
    opened: 'Opened 1 cell',
    number: '1 mine nearby, row 1, column 2',
  }),
};

/** `@mines/react/labels/fr` */
export const French: Story = {
  globals: { language: 'fr' },
  play: speaks({
    field: 'Champ de mines, 5 sur 3, 2 mines',
    covered: 'Couverte, ligne 3, colonne 5',
    flagged: 'Drapeau posé, 1 mine restante',
    left: '1 mine restante',
    flagMode: 'Mode drapeau',
    opened: '1 case découverte',
    number: '1 mine autour, ligne 1, colonne 2',
  }),
};

/** `@mines/react/labels/pt-BR` */
export const BrazilianPortuguese: Story = {
  globals: { language: 'pt-BR' },
  play: speaks({
    field: 'Campo minado, 5 por 3, 2 minas',
    covered: 'Fechado, linha 3, coluna 5',
    flagged: 'Bandeira colocada, 1 mina restante',
    left: '1 mina restante',
    flagMode: 'Modo bandeira',
    opened: '1 quadrado aberto',
    number: '1 mina ao redor, linha 1, coluna 2',
  }),
};

/** `@mines/react/labels/es` */
export const Spanish: Story = {
  globals: { language: 'es' },
  play: speaks({
    field: 'Campo de minas, 5 por 3, 2 minas',
    covered: 'Cubierta, fila 3, columna 5',
    flagged: 'Bandera colocada, queda 1 mina',
    left: 'Queda 1 mina',
    flagMode: 'Modo bandera',
    opened: '1 casilla descubierta',
    number: '1 mina alrededor, fila 1, columna 2',
  }),
};

/** `@mines/react/labels/de` */
export const German: Story = {
  globals: { language: 'de' },
  play: speaks({
    field: 'Minenfeld, 5 mal 3, 2 Minen',
    covered: 'Verdeckt, Zeile 3, Spalte 5',
    flagged: 'Flagge gesetzt, noch 1 Mine',
    left: 'Noch 1 Mine',
    flagMode: 'Flaggenmodus',
    opened: '1 Feld aufgedeckt',
    number: '1 Mine ringsum, Zeile 1, Spalte 2',
  }),
};

/** `@mines/react/labels/ja` */
export const Japanese: Story = {
  globals: { language: 'ja' },
  play: speaks({
    field: '地雷原、横5、縦3、地雷2個',
    covered: '閉じたマス、3行目、5列目',
    flagged: '旗を立てました、残りの地雷1個',
    left: '残りの地雷1個',
    flagMode: '旗モード',
    opened: '1マス開きました',
    number: '周囲に地雷1個、1行目、2列目',
  }),
};

/** `@mines/react/labels/zh-CN` */
export const SimplifiedChinese: Story = {
  globals: { language: 'zh-CN' },
  play: speaks({
    field: '雷区，5乘3，2颗雷',
    covered: '未翻开，第3行，第5列',
    flagged: '已插旗，剩余1颗雷',
    left: '剩余1颗雷',
    flagMode: '插旗模式',
    opened: '翻开了1格',
    number: '周围1颗雷，第1行，第2列',
  }),
};

/**
 * `@mines/react/labels/ar`. Column 1 is on the right, and arrow keys go where they point; the board itself is the same:
 * what is stored, shared or replayed knows nothing of the direction.
 */
export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    await listen(canvasElement, {
      field: 'حقل ألغام، 5 في 3، لغمان',
      covered: 'مغلقة، الصف 3، العمود 5',
      flagged: 'تم وضع عَلَم، بقي لغم واحد',
      left: 'بقي لغم واحد',
      flagMode: 'وضع الأعلام',
      opened: 'تم فتح خانة واحدة',
      number: 'حولها لغم واحد، الصف 1، العمود 2',
    });
    const player = playerIn(canvasElement);
    const [first, second] = [player.cell(0, 1), player.cell(1, 1)];
    await expect(second.getBoundingClientRect().right).toBeLessThan(first.getBoundingClientRect().right);
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleName('مغلقة، الصف 2، العمود 2');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(player.cell(4, 1)).toHaveFocus();
    // The mine of the drawing's last column is in the last column, which is now on the left.
    await player.open(4, 2);
    await expect(player.cell(4, 2)).toHaveAttribute('data-face', 'exploded');
    await expect(canvasElement.querySelector('[role="status"]')).toHaveTextContent(
      'انفجر لغم، الصف 3، العمود 5. انتهت اللعبة.',
    );
  },
};
