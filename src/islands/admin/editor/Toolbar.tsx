import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Tooltip, TooltipProvider } from '#ui/Tooltip.tsx';
import { Options } from '#ui/fields.tsx';
import { useStickyBar } from '../use-sticky-bar.ts';
import { EditorIcon, type IconName } from './icons.tsx';
import { type Quill } from './quill-types.ts';
import { type HeadedTable } from './table-formats.ts';
import { blockStyles, commandGroups, tableCommands } from './toolbar-commands.ts';

interface ToolbarProps {
  quill: Quill | null;
  formats: Record<string, unknown>;
  editorId: string;
  onLink: () => void;
  onImage: () => void;
}

/** The editor's tools. Tab reaches it once; the arrow keys move inside (the ARIA toolbar pattern). */
export function Toolbar({ quill, formats, editorId, onLink, onImage }: ToolbarProps) {
  const use = (run: (quill: Quill) => void) => () => {
    if (!quill) return;
    quill.focus();
    run(quill);
  };
  const toolbar = useRef<HTMLDivElement>(null);
  useStickyBar(toolbar, 'top');
  // After every render: tools come and go with the table the cursor stands in.
  useEffect(() => {
    if (toolbar.current) keepOneTabStop(toolbar.current);
  });
  return (
    <TooltipProvider>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tools are focused, one at a time */}
      <div
        ref={toolbar}
        role="toolbar"
        aria-label="Text tools"
        aria-controls={editorId}
        className="desk-toolbar"
        onKeyDown={moveFocus}
        onFocus={({ currentTarget, target }) => keepOneTabStop(currentTarget, target)}
      >
        <StyleSelect
          level={String(formats['header'] ?? '')}
          onLevel={(level) => use((editor) => editor.format('header', level || false, 'user'))()}
        />
        {commandGroups.map((group) => (
          <Group key={group.name} name={group.name}>
            {group.commands.map(({ name, icon, isActive, run }) => (
              <Tool key={name} name={name} icon={icon} isOn={isActive?.(formats)} onUse={use(run)} />
            ))}
          </Group>
        ))}
        <Group name="Insert">
          <Tool name="Link" icon="link" isOn={Boolean(formats['link'])} onUse={onLink} />
          <Tool name="Image" icon="image" onUse={onImage} />
          {!formats['table'] && (
            <Tool
              name="Table"
              icon="table"
              onUse={use((editor) => (editor.getModule('table') as HeadedTable).insertTable(3, 3))}
            />
          )}
        </Group>
        {Boolean(formats['table']) && (
          <Group name="Table" className="desk-tool-group desk-table-tools">
            {tableCommands.map(({ name, run }) => (
              <button
                key={name}
                type="button"
                className="desk-tool px-2 text-sm"
                onMouseDown={keepSelection}
                onClick={use(run)}
              >
                {name}
              </button>
            ))}
          </Group>
        )}
      </div>
    </TooltipProvider>
  );
}

/** @param onLevel told the level of a heading, 0 for a paragraph */
function StyleSelect({ level, onLevel }: { level: string; onLevel: (level: number) => void }) {
  return (
    <select
      aria-label="Text style"
      className="desk-tool-select"
      value={level}
      onChange={({ target }) => onLevel(Number(target.value))}
    >
      <Options of={blockStyles} />
    </select>
  );
}

function Group({
  name,
  className = 'desk-tool-group',
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="group" aria-label={name} className={className}>
      {children}
    </div>
  );
}

function Tool({
  name,
  icon,
  isOn,
  onUse,
}: {
  name: string;
  icon: IconName;
  isOn?: boolean | undefined;
  onUse: () => void;
}) {
  return (
    <Tooltip text={name}>
      <button
        type="button"
        className="desk-tool"
        aria-label={name}
        aria-pressed={isOn}
        onMouseDown={keepSelection}
        onClick={onUse}
      >
        <EditorIcon name={icon} />
      </button>
    </Tooltip>
  );
}

/** A click on a tool must not take the selection out of the text. */
function keepSelection(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

const toolsOf = (toolbar: HTMLElement) => [...toolbar.querySelectorAll<HTMLElement>('button, select')];

/** Tab reaches the tool that was used last, at first the first one; the others are the arrow keys'. */
function keepOneTabStop(
  toolbar: HTMLElement,
  stop: HTMLElement | null = toolbar.querySelector('[tabindex="0"]'),
): void {
  const tools = toolsOf(toolbar);
  const only = stop && tools.includes(stop) ? stop : tools[0];
  for (const tool of tools) tool.tabIndex = tool === only ? 0 : -1;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
  const tools = toolsOf(event.currentTarget);
  const at = tools.indexOf(event.target as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tools[Math.max(0, Math.min(tools.length - 1, at + step))]?.focus();
}
