import { useEffect } from 'react';
import { useSettings } from '../settings/context.js';
import { useNotify } from './notices.js';

/** Says once that settings could not be read or are not kept. */
export function StorageNotice(): null {
  const notify = useNotify();
  const fault = useSettings((state) => state.fault);
  useEffect(() => {
    if (fault) notify({ id: 'storage', text: ({ app }) => app.storage[fault] });
  }, [fault, notify]);
  return null;
}
