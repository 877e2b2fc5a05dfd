import { type ComponentType, createElement, use } from 'react';
import { loadStyles, RenderedPartsContext } from './part-styles.ts';

/** A section whose code and styles are fetched when a page needs them. */
export type LazySection<Props> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** A promise with the fields that let React's `use` read it without suspending once it is fulfilled. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/**
 * A section that brings its code and styles along only on pages that hold it. `name` is that of the component and of its
 * file: `npm run generate` finds its styles by it.
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
    const styles = import.meta.env.SSR ? null : loadStyles(name);
    const loading: Tracked<ComponentType<Props>> = Promise.all([load(), styles]).then(([{ [name]: component }]) => {
      loading.status = 'fulfilled';
      loading.value = component;
      return component;
    });
    code = loading;
    return loading;
  };
  const render = (props: Props) => {
    if (import.meta.env.SSR) use(RenderedPartsContext)(name);
    return createElement(use<ComponentType<Props>>(preload() as Promise<ComponentType<Props>>), props);
  };
  return Object.assign(render, { preload });
}
