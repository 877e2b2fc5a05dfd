import { createContext, use } from 'react';
import type { Component } from './component-schema.ts';

/** The components of the space, by name. */
export const ComponentsContext = createContext<ReadonlyMap<string, Component>>(new Map());

export function useComponents(): ReadonlyMap<string, Component> {
  return use(ComponentsContext);
}
