import { useEffect, useState } from 'react';
import { announce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './CopyCode.module.css';

/** A code to type elsewhere: text that can be selected, and a button that copies it where scripts run. */
export function CopyCode({ code }: { code: string }) {
  const [state, setState] = useState<'text' | 'ready' | 'copied'>('text');
  useEffect(() => {
    if (navigator.clipboard) setState('ready');
  }, []);

  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setState('copied');
    announce('Code copied');
  };

  return (
    <span className={styles.code}>
      Code <code>{code}</code>
      {state === 'text' ? null : (
        <Button variant="text" onClick={() => void copy()}>
          {state === 'copied' ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> code {code}</span>
        </Button>
      )}
    </span>
  );
}
