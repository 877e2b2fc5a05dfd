import { Fragment } from 'react';

/** Texts under one another, such as those of an address. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

/** A text that somebody typed, with its line breaks. */
export function TextWithBreaks({ text }: { text: string }) {
  return <Lines lines={text.split(/\r?\n/)} />;
}
