/** One problem inside a file, in the server's words. */
export interface UploadProblem {
  readonly line?: number | undefined;
  readonly field?: string | undefined;
  readonly message: string;
}

/** True when the name ends in the extension ('.xml', or several: '.csv,.txt'), in capitals or not. */
export const hasExtension = (name: string, accept: string): boolean =>
  accept.split(',').some((extension) => {
    const ending = extension.trim().toLowerCase();
    return name.length > ending.length && name.toLowerCase().endsWith(ending);
  });

/** The message for a file of another kind. */
export const wrongFile = (name: string): string =>
  `${name} - Arquivo incorreto, anexe o arquivo de retorno correto`;

/** 'Linha 12 · cpf: o CPF não existe', with the known parts of the place; a field named in the message is not repeated. */
export const writeProblem = ({ line, field, message }: UploadProblem): string => {
  const isNamed = field !== undefined && message.includes(field);
  const place = [line !== undefined && `Linha ${line}`, !isNamed && field].filter(Boolean).join(' · ');
  return place ? `${place}: ${message}` : message;
};
