import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tabs } from '@base-ui/react/tabs';
import { type ReactElement, useCallback, useState } from 'react';
import type { DialogBodyProps } from '../app/dialogs.js';
import { goTo } from '../app/route.js';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { useSettings, useSettingsStore } from '../settings/context.js';
import { LessonTable } from './lesson-table.js';
import { lessons } from './lessons.js';
import './learn.css';

/** Five lessons on small boards; `#/learn/3` is the third. */
export default function LearnDialog({ rest, onClose }: DialogBodyProps): ReactElement {
  const { learn } = useDialogTexts();
  const { labels } = useLanguage();
  const learned = useSettings((state) => state.learned);
  const settings = useSettingsStore();
  // Where the address says nothing it is the first that has not been learned; it stays when it has been.
  const [next] = useState(() => Math.max(0, firstWithout(learned)));
  const named = lessons.findIndex((_, index) => String(index + 1) === rest[0]);
  const index = named < 0 ? next : named;
  const lesson = lessons[index] ?? lessons[0];
  const go = (to: number): void => goTo(['learn', String(to + 1)]);
  const solved = useCallback(() => {
    const { learned: before, choose } = settings.getState();
    if (!before.includes(index + 1)) choose({ learned: [...before, index + 1] });
  }, [settings, index]);

  return (
    <DirectionProvider direction={labels.dir}>
      <Tabs.Root className="learn" value={index} onValueChange={(to) => typeof to === 'number' && go(to)}>
        <Tabs.List className="lessons" aria-label={learn.list}>
          {lessons.map(({ name }, at) => (
            <Tabs.Tab key={name} value={at} className="lesson-tab" aria-label={nameOf(at)}>
              {at + 1}
              {learned.includes(at + 1) && <Tick />}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={index} className="lesson" tabIndex={-1}>
          <h3>{learn.lessons[lesson.name].name}</h3>
          <LessonTable
            key={lesson.name}
            lesson={lesson}
            onSolved={solved}
            onPrevious={index > 0 ? () => go(index - 1) : null}
            onNext={index + 1 < lessons.length ? () => go(index + 1) : null}
            onPlay={onClose}
          />
        </Tabs.Panel>
      </Tabs.Root>
    </DirectionProvider>
  );

  function nameOf(at: number): string {
    const name = `${at + 1}. ${learn.lessons[lessons[at]?.name ?? 'number'].name}`;
    return learned.includes(at + 1) ? `${name} (${learn.learned})` : name;
  }
}

function firstWithout(learned: readonly number[]): number {
  return lessons.findIndex((_, index) => !learned.includes(index + 1));
}

function Tick(): ReactElement {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 8.5l3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
    </svg>
  );
}
