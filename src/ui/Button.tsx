import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Link, type LinkProps } from './Link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'text';

type ButtonProps = Omit<ComponentProps<'button'>, 'style'> & { variant?: ButtonVariant; icon?: IconName };

/** Something to press. `type` is `button` unless given, so that it never sends a form by accident. */
export function Button({ variant = 'primary', icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button type={type} className={classNames(styles.button, styles[variant], className)} {...rest}>
      {children}
      {icon ? <Icon name={icon} /> : null}
    </button>
  );
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; icon?: IconName | undefined };

/** A link that looks like a button; without a target it is plain text, as any link is. */
export function ButtonLink({ variant = 'primary', icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link className={classNames(styles.button, styles[variant], className)} {...rest}>
      {children}
      {icon ? <Icon name={icon} /> : null}
    </Link>
  );
}

/** Buttons beside one another, wrapping where there is no room. */
export function ButtonRow({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.row, className)}>{children}</div>;
}
