import { Field } from '@base-ui/react/field';
import { type Board, useMinefield } from '@mines/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { useSession } from '../app/session.js';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { useSettingsStore } from '../settings/context.js';
import { readForm, type Typed } from './board-form.js';
import { enter } from './enter.js';
import './board-dialog.css';

const FIELDS = ['width', 'height', 'mines'] as const;

/** A board of any size. What is typed is only a wish: the running game knows nothing of it. */
export default function BoardDialog(): ReactElement {
  const { board: texts } = useDialogTexts();
  const { labels } = useLanguage();
  const { ask } = useSession();
  const settings = useSettingsStore();
  const played = useMinefield((state) => state.board);
  const [typed, setTyped] = useState(() => asTyped(played));
  const { ranges, faults, board } = readForm(typed);
  const percent = new Intl.NumberFormat(labels.lang, { style: 'percent', maximumFractionDigits: 1 });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (board) {
      settings.getState().choose({ board });
      enter(() => ask({ board }));
      return;
    }
    const wrong = FIELDS.find((field) => faults[field]);
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus();
  };

  return (
    <form className="board-form" noValidate onSubmit={submit}>
      {FIELDS.map((field) => (
        <Field.Root key={field} className="field" invalid={faults[field]}>
          <Field.Label>{texts[field]}</Field.Label>
          <Field.Control
            className="entry"
            name={field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            dir="ltr"
            value={typed[field]}
            onValueChange={(text) => setTyped((before) => ({ ...before, [field]: text }))}
          />
          <Field.Error match={faults[field]}>{texts.range(ranges[field].min, ranges[field].max)}</Field.Error>
        </Field.Root>
      ))}
      <p className="density" role="status">
        {board && texts.density(percent.format(board.mines / (board.width * board.height)))}
      </p>
      <div className="actions">
        <button type="submit" className="main">
          {texts.play}
        </button>
      </div>
    </form>
  );
}

function asTyped({ width, height, mines }: Board): Typed {
  return { width: String(width), height: String(height), mines: String(mines) };
}
