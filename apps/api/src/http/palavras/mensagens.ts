import type * as z from 'zod/mini';

const semValor = 'não foi informado';

const doTipo: Readonly<Record<string, string>> = {
  string: 'escreva um texto',
  number: 'escreva um número',
  int: 'escreva um número inteiro',
  boolean: 'diga sim ou não',
  array: 'envie uma lista',
  object: 'envie os campos pedidos',
};

const unidades: Readonly<Record<string, string>> = { string: ' caracteres', array: ' itens' };

/** Portuguese texts for zod where a contract has none of its own, in everyday words (REL-47). */
export const mensagemDoProblema: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return semValor;
  switch (issue.code) {
    case 'invalid_type':
      return doTipo[issue.expected] ?? 'não é um valor aceito';
    case 'too_small':
      return `no mínimo ${issue.minimum.toLocaleString('pt-BR')}${unidades[issue.origin] ?? ''}`;
    case 'too_big':
      return `no máximo ${issue.maximum.toLocaleString('pt-BR')}${unidades[issue.origin] ?? ''}`;
    case 'invalid_format':
      return 'não está no formato esperado';
    case 'unrecognized_keys':
      return `há campos desconhecidos: ${issue.keys.join(', ')}`;
    default:
      return 'não é um valor aceito';
  }
};
