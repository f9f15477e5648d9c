import { FlagModeSwitch, MineCounter, Minefield, MinefieldProvider, useMinefield } from '@mines/react';
import { FieldOverlay, oddsLabels } from '@mines/react/help';
import { type ReactElement, useMemo, useRef } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { useSettings } from '../settings/context.js';
import type { Lesson } from './lessons.js';
import { useLesson } from './use-lesson.js';
import { wordsOfStep, wordsOfVerdict } from './words.js';

interface LessonTableProps {
  readonly lesson: Lesson;
  readonly onSolved: () => void;
  /** `null` in the first lesson. */
  readonly onPrevious: (() => void) | null;
  /** `null` in the last lesson. */
  readonly onNext: (() => void) | null;
  readonly onPlay: () => void;
}

/** What a lesson asks for, its field, what is said about it, and the ways on. */
export function LessonTable(props: LessonTableProps): ReactElement {
  const { lesson, onSolved, onPrevious, onNext, onPlay } = props;
  const { learn } = useDialogTexts();
  const { labels, texts } = useLanguage();
  const hands = useSettings((state) => state);
  const { store, step, odds, verdict, solved, showMe, restart } = useLesson(lesson, onSolved);
  const board = useMinefield((state) => state.board, store);
  const status = useMinefield((state) => state.status, store);
  const view = useRef<HTMLDivElement>(null);
  const named = useMemo(() => (odds ? oddsLabels(labels, board, odds) : labels), [labels, board, odds]);
  const tongue = { learn, help: texts.play.help, lang: labels.lang };
  const marks = step && { cells: step.cells, numbers: step.numbers };
  const said = [
    verdict && wordsOfVerdict(verdict, tongue),
    step && !solved && wordsOfStep(step, board.width, tongue),
  ].filter(Boolean);
  const again = (): void => {
    restart();
    view.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  };

  return (
    <MinefieldProvider store={store} labels={labels}>
      <p className="lesson-goal">{learn.lessons[lesson.name].goal}</p>
      <div className="lesson-bar">
        <MineCounter />
        <FlagModeSwitch />
        <button type="button" className="show-me" disabled={status !== 'playing'} onClick={showMe}>
          {learn.showMe}
        </button>
      </div>
      <div className="lesson-view" ref={view}>
        <FieldOverlay odds={odds} hint={marks}>
          <Minefield
            labels={named}
            motion={hands.motion !== 'off'}
            longPress={hands.longPress}
            haptics={hands.haptics}
            markOn={hands.markOnPress ? 'press' : 'release'}
            chordOnClick={hands.chordOnClick}
            onNewGameKey={again}
          />
        </FieldOverlay>
      </div>
      <p className="lesson-says" role="status" data-verdict={verdict?.kind}>
        {said.join(' ')}
      </p>
      <div className="actions lesson-ways">
        {onPrevious && (
          <button type="button" onClick={onPrevious}>
            {learn.previous}
          </button>
        )}
        <button type="button" className={status === 'lost' && !solved ? 'onward' : undefined} onClick={again}>
          {learn.tryAgain}
        </button>
        <button type="button" className={solved ? 'onward' : undefined} onClick={onNext ?? onPlay}>
          {onNext ? learn.next : learn.play}
        </button>
      </div>
    </MinefieldProvider>
  );
}
