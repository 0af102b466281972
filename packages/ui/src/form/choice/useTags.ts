import { useRef, useState } from 'react';
import { addTags, splitTags, type TagRules } from './tags.ts';
import type { HeldValue } from '../fields/useTypedText.ts';

const none: readonly string[] = [];

/** The tags, the text in the box, and the last message about them. */
export function useTags(held: HeldValue<readonly string[]>, rules: TagRules) {
  const { value, defaultValue = none, onChange } = held;
  const [own, setOwn] = useState(defaultValue);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [status, setStatus] = useState('');
  const removed = useRef<{ readonly tag: string; readonly index: number }[]>([]);
  const tags = value ?? own;

  const change = (next: readonly string[]) => {
    if (next === tags) return;
    setOwn(next);
    onChange?.(next);
  };
  const add = (typed: string) => {
    const parts = splitTags(typed);
    const added = addTags(tags, parts, rules);
    change(added.tags);
    setText(added.left.join(', '));
    setRefused(added.refused);
    const count = added.tags.length - tags.length;
    if (count > 0) setStatus(count === 1 ? `${added.tags.at(-1)} entrou` : `${count} entraram`);
  };
  const type = (next: string) => {
    setRefused(null);
    // The text that a refused paste leaves contains commas too, so only a newly typed one separates.
    if (/[,;]/.test(next) && next.length > text.length) add(next);
    else setText(next);
  };
  const remove = (index: number) => {
    const tag = tags[index];
    if (tag === undefined) return;
    removed.current = [...removed.current, { tag, index }];
    setRefused(null);
    setStatus(`${tag} saiu`);
    change(tags.toSpliced(index, 1));
  };
  /** Restores the tag removed last; false when none was removed. */
  const undo = (): boolean => {
    const last = removed.current.at(-1);
    if (!last) return false;
    removed.current = removed.current.slice(0, -1);
    if (!tags.includes(last.tag)) change(tags.toSpliced(last.index, 0, last.tag));
    setStatus(`${last.tag} voltou`);
    return true;
  };
  const reset = () => {
    setOwn(defaultValue);
    setText('');
    setRefused(null);
  };
  return { tags, text, refused, status, add, type, remove, undo, reset } as const;
}
