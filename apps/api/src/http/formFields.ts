import { cleanFields } from './texto/cleanFields.ts';
import { Failure, refuseFields } from './failure.ts';
import { unstorableText } from './texto/unstorableText.ts';

const incomplete = (): Failure =>
  new Failure(400, 'O formulário chegou incompleto: volte à página e envie de novo.');

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw incomplete();
  }
};

/**
 * Fields of an urlencoded form. A browser sends every field of a page once, with `=` and complete escapes;
 * anything else was cut off and is no report (OUV-27). Throws `Failure` 400.
 */
export const formFields = (body: string): Record<string, string> => {
  const fields = new Map<string, string>();
  for (const pair of body.split('&')) {
    const at = pair.indexOf('=');
    if (at < 1) throw incomplete();
    const name = decode(pair.slice(0, at));
    if (fields.has(name))
      throw refuseFields([{ field: name.slice(0, 60), message: 'o campo aparece duas vezes' }]);
    fields.set(name, decode(pair.slice(at + 1)));
  }
  const found = Object.fromEntries(fields);
  const problems = unstorableText('body', found);
  if (problems.length > 0) throw refuseFields(problems);
  cleanFields(found);
  return found;
};
