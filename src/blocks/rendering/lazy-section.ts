import { type ComponentType, createElement, use } from 'react';

/** A section whose code is fetched when a page needs it. */
export type LazySection<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** A promise with the fields that let React's `use` read it without suspending once it is fulfilled. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/**
 * A section that brings its code along only on pages that hold it.
 *
 * Once `preload` has ended it renders at once, on the server as in the browser; before that it suspends, so that a
 * page comes alive section by section. `React.lazy` would suspend once more even when its code is there.
 */
export function lazySection<Name extends string, Props extends object>(
  name: Name,
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
): LazySection<Props> {
  let code: Tracked<ComponentType<Props>> | null = null;
  const preload = () => {
    if (code) return code;
    const loading: Tracked<ComponentType<Props>> = load().then(({ [name]: component }) => {
      loading.status = 'fulfilled';
      loading.value = component;
      return component;
    });
    code = loading;
    return loading;
  };
  const render = (props: Props) =>
    createElement(use<ComponentType<Props>>(preload() as Promise<ComponentType<Props>>), props);
  return Object.assign(render, { preload });
}
