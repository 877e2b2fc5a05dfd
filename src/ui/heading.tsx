import { createContext, type ReactNode, useContext } from 'react';

type Level = 1 | 2 | 3 | 4 | 5 | 6;

const HeadingLevelContext = createContext<Level>(2);

/** The level that the next `Heading` takes here: the page's title is 1, a section's heading 2, and so on. */
function useHeadingLevel(): Level {
  return useContext(HeadingLevelContext);
}

/** Headings inside stand one level deeper, or at `level` where it is given. */
export function HeadingLevel({ level, children }: { level?: Level; children: ReactNode }) {
  const outer = useHeadingLevel();
  return <HeadingLevelContext value={level ?? deeper(outer)}>{children}</HeadingLevelContext>;
}

type HeadingProps = {
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
  /** Levels below the surroundings': 0 unless given. */
  offset?: number;
  /** Lets a script put the focus here; never in the tab order. */
  focusable?: boolean;
};

/**
 * A heading whose level follows from where it stands; content never picks levels (docs/reference/sections.md#headings).
 */
export function Heading({ children, id, className, offset = 0, focusable = false }: HeadingProps) {
  const Tag = `h${deeper(useHeadingLevel(), offset)}` as const;
  return (
    <Tag id={id} className={className} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Tag>
  );
}

function deeper(level: Level, by = 1): Level {
  return Math.min(6, level + by) as Level;
}
