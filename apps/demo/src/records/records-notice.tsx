import { useEffect } from 'react';
import { useNotify } from '../app/notices.js';
import { useTexts } from '../language/context.js';
import { useRecordsView } from './context.js';

/** Says once what is wrong with the storage. */
export function RecordsNotice(): null {
  const { saving } = useTexts();
  const notify = useNotify();
  const fault = useRecordsView(({ faults }) => faults.at(-1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a fault, not once a language.
  useEffect(() => {
    if (fault) notify({ id: `records ${fault}`, text: saving.faults[fault] });
  }, [fault]);
  return null;
}
