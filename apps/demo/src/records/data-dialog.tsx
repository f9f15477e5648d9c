import { type ReactElement, useState } from 'react';
import { localDate } from '../daily/date.js';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { useSettingsStore } from '../settings/context.js';
import { parseSettings } from '../settings/settings.js';
import { chosenIn } from '../settings/store.js';
import { useRecords } from './context.js';
import './data-dialog.css';
import { exportAll, type ImportFault, type ImportReport, importAll } from './transfer.js';

/** What came of the last thing that was asked for. */
type Outcome =
  | { readonly type: 'imported'; readonly report: ImportReport; readonly settings: 'taken' | 'faulty' | null }
  | { readonly type: 'refused'; readonly fault: ImportFault }
  | { readonly type: 'failed' };

/** Everything that is remembered, saved as a file and loaded from one. */
export default function DataDialog(): ReactElement {
  const { records } = useDialogTexts();
  const { data } = records;
  const { keeper, now } = useRecords();
  const settings = useSettingsStore();
  const [withSettings, setWithSettings] = useState(true);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const attempt = (act: () => Promise<Outcome | null>): void => {
    setOutcome(null);
    act()
      .then(setOutcome)
      .catch(() => setOutcome({ type: 'failed' }));
  };
  const save = async (): Promise<null> => {
    const time = now();
    const text = await exportAll(await keeper(), chosenIn(settings.getState()), time);
    download(text, `mines-${localDate(time)}.json`);
    return null;
  };
  const load = async (file: File): Promise<Outcome> => {
    const report = await importAll(await keeper(), await file.text());
    if ('fault' in report) return { type: 'refused', fault: report.fault };
    const wanted = withSettings && report.settings != null;
    const read = wanted ? parseSettings(report.settings) : null;
    if (read) settings.getState().choose(read.settings);
    return { type: 'imported', report, settings: read && (read.faulty ? 'faulty' : 'taken') };
  };

  return (
    <div className="data">
      <p>{data.about}</p>
      <div className="actions">
        <button type="button" onClick={() => attempt(save)}>
          {data.save}
        </button>
        <label className="file">
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              if (file) attempt(() => load(file));
              // The same file may be chosen again.
              input.value = '';
            }}
          />
          <span>{data.load}</span>
        </label>
        <label className="with-settings">
          <input
            type="checkbox"
            checked={withSettings}
            onChange={(event) => setWithSettings(event.currentTarget.checked)}
          />
          {data.withSettings}
        </label>
      </div>
      <div role="status">{outcome && <Report outcome={outcome} />}</div>
    </div>
  );
}

function Report({ outcome }: { readonly outcome: Outcome }): ReactElement {
  const { data } = useDialogTexts().records;
  const { labels } = useLanguage();
  if (outcome.type === 'failed') return <p>{data.failed}</p>;
  if (outcome.type === 'refused') return <p>{data.faults[outcome.fault]}</p>;
  const { report, settings } = outcome;
  const number = new Intl.NumberFormat(labels.lang);
  return (
    <ul>
      <li>{data.added(number.format(report.added))}</li>
      <li>{data.known(number.format(report.known))}</li>
      {(['damaged', 'newer', 'contradictory'] as const).map((reason) => {
        const count = report.refused[reason] ?? 0;
        return count > 0 && <li key={reason}>{data.refused(number.format(count), data.reasons[reason])}</li>;
      })}
      {settings && <li>{data.settingsTaken}</li>}
      {settings === 'faulty' && <li>{data.settingsFaulty}</li>}
    </ul>
  );
}

/** Hands the browser a file to save. */
function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
