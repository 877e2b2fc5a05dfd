/** A field of a component, as the management API sends it; which parts it has depends on its type. */
export type FieldSchema = {
  type: string;
  pos?: number;
  display_name?: string;
  description?: string;
  required?: boolean;
  /** Of `option` and `options`. */
  options?: { name: string; value: string }[];
  /** `internal`: a datasource; `internal_stories`: stories; without it `options`. */
  source?: string;
  datasource?: string;
  /** Of `asset` and `multiasset`: `images`, `videos`, `texts`. */
  filetypes?: string[];
  filter_content_type?: string | string[];
  /** Of `bloks`: the components that may stand in it. */
  allow?: string[];
  minimum?: number;
  maximum?: number;
  max_length?: number;
  min_value?: number;
  max_value?: number;
  decimals?: number;
  default_value?: unknown;
  /** Of `datetime`: a day without a time. */
  disable_time?: boolean;
};

export type Component = {
  name: string;
  display_name: string | null;
  is_root: boolean;
  is_nestable: boolean;
  schema: Record<string, FieldSchema>;
};

/** The fields of a component in their order. */
export function fieldsOf(component: Component | undefined): [name: string, field: FieldSchema][] {
  return Object.entries(component?.schema ?? {}).sort(([, a], [, b]) => (a.pos ?? 0) - (b.pos ?? 0));
}

/** `hero_image` as `Hero image`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
