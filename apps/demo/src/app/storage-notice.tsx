import { useEffect } from 'react';
import { useTexts } from '../language/context.js';
import { useSettings } from '../settings/context.js';
import { useNotify } from './notices.js';

/** Says once that settings could not be read or are not kept. */
export function StorageNotice(): null {
  const { app } = useTexts();
  const notify = useNotify();
  const fault = useSettings((state) => state.fault);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a fault, not once a language.
  useEffect(() => {
    if (fault) notify({ id: 'storage', text: app.storage[fault] });
  }, [fault]);
  return null;
}
