import { useEffect } from 'react';
import { useNotify } from '../app/notices.js';
import { useRecordsView } from './context.js';

/** Says once what is wrong with the storage. */
export function RecordsNotice(): null {
  const notify = useNotify();
  const fault = useRecordsView(({ faults }) => faults.at(-1));
  useEffect(() => {
    if (fault) notify({ id: `records ${fault}`, text: ({ saving }) => saving.faults[fault] });
  }, [fault, notify]);
  return null;
}
