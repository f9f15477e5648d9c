import { useEffect } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { useNotify } from '../app/notices.js';
import type { Update } from './updates.js';

/** Says that a newer version has arrived, and goes over to it when the player wants. */
export function UpdateNotice({ updates }: { readonly updates: StoreApi<Update> }): null {
  const notify = useNotify();
  const update = useStore(updates);
  useEffect(() => {
    if (!update) return;
    notify({
      id: 'update',
      text: ({ app }) => app.update.arrived,
      action: { label: ({ app }) => app.update.reload, act: update.apply },
    });
  }, [update, notify]);
  return null;
}
