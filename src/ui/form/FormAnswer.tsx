import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type FormAnswerProps = {
  /** `alert` for what went wrong. */
  role: 'alert' | 'status';
  /** What the form was answered with: another one takes the focus again. */
  answer: unknown;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * The answer to a form. It takes the focus when it appears: by the attribute in a full page, by
 * script where only the form was sent; again after every navigation, since that moves the focus to the page's heading.
 */
export function FormAnswer({ role, answer, id, className, children }: FormAnswerProps) {
  const words = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads neither the answer nor the page, it follows them
  useEffect(() => words.current?.focus(), [answer, key]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the form was just sent; what came of it is what its sender waits for
    <div ref={words} role={role} tabIndex={-1} autoFocus id={id} className={className}>
      {children}
    </div>
  );
}
