import type { Blocks } from '../../registry/schemas.ts';

type IconName = Exclude<NonNullable<Blocks['service_item']['icon']>, ''>;

const paths: Record<IconName, string> = {
  bell: 'M4 16a8 8 0 0 1 16 0zM2.500 19h19M12 8V5M10 5h4',
  key: 'M8.500 12.500a4.500 4.500 0 1 1 3-3l8.500 8.500v3h-3.500v-2.500H14V16h-2z',
  bag: 'M5 8h14v12H5zM9 8V5h6v3M9 8v12M15 8v12',
  cup: 'M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 10h1.500a2.500 2.500 0 0 1 0 5H17M8 5V3M13 5V3',
  bicycle:
    'M9 16a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zM22 16a3.500 3.500 0 1 1-7 0 3.500 3.500 0 0 1 7 0zM5.500 16 9 9h7l2.500 7M9 9l3 7h-6.500M16 9l-1-3h2.500M8 7h2.500',
  iron: 'M3 18h18v-3a5 5 0 0 0-5-5H9a6 6 0 0 0-6 6zM8 10V7h11M8 14.500h.010M12 14.500h.010',
  bed: 'M3 5v14M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-8v6M6.500 12.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z',
  book: 'M12 6c-2-1.500-5-2-9-2v14c4 0 7 .500 9 2 2-1.500 5-2 9-2V4c-4 0-7 .500-9 2zM12 6v14',
};

/** A small line drawing beside a service's name; hidden from screen readers. */
export function ServiceIcon({
  name,
  className,
}: {
  name: Blocks['service_item']['icon'];
  className?: string | undefined;
}) {
  if (!name) return null;
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
