import { useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';

interface NativeForm {
  /** Name under which the values are sent. Without it nothing is sent. */
  readonly name?: string | undefined;
  /** The values to send, read when the form is sent. */
  readonly entries: () => readonly string[];
  /** Called when the form was reset. */
  readonly onReset: () => void;
  /** Called before the form is sent; its changes are drawn before the owner's onSubmit. */
  readonly onSubmit?: (() => void) | undefined;
}

/**
 * Sends values that differ from the text of the box. The box carries the name, so that links and autofill work. The
 * values replace its text when the form is sent or read by FormData.
 */
export function useNativeForm<Control extends HTMLInputElement>({
  name,
  entries,
  onReset,
  onSubmit,
}: NativeForm) {
  const control = useRef<Control>(null);
  const fill = useEffectEvent((data: FormData) => {
    const box = control.current;
    if (!name || !box?.form || box.matches(':disabled')) return;
    // Rows of a list share one name, so the text of this box is searched from the end, where nothing was replaced
    // yet.
    const same = [...box.form.elements].filter(
      (other) => other.getAttribute('name') === name && !other.matches(':disabled'),
    );
    const sent = data.getAll(name);
    const place = sent.length - same.length + same.indexOf(box);
    data.delete(name);
    for (const entry of sent.toSpliced(place, 1, ...entries())) data.append(name, entry);
  });
  const reset = useEffectEvent(onReset);
  const submit = useEffectEvent(() => onSubmit?.());
  useEffect(() => {
    const form = control.current?.form;
    const handleData = (event: FormDataEvent) => fill(event.formData);
    const handleReset = () => reset();
    const handleSubmit = () => flushSync(submit);
    form?.addEventListener('formdata', handleData);
    form?.addEventListener('reset', handleReset);
    form?.addEventListener('submit', handleSubmit);
    return () => {
      form?.removeEventListener('formdata', handleData);
      form?.removeEventListener('reset', handleReset);
      form?.removeEventListener('submit', handleSubmit);
    };
  }, []);
  return control;
}
