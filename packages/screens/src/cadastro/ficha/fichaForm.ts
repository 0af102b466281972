import { type DadosFicha, limitesFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import {
  cepKind,
  cnsKind,
  cpfKind,
  emptyOr,
  requiredText,
  type TextKind,
} from '@vidas/ui/masks/fieldSchemas.ts';
import * as z from 'zod/mini';

/** The text of the fields: '' for a missing value. */
export interface FichaInput {
  nome: string;
  cpf: string;
  cns: string;
  /** ISO day; null while there is no valid one. */
  dataNascimento: string | null;
  sexo: string;
  nomeMae: string;
  logradouro: string;
  numero: string;
  complemento: string;
  bairro: string;
  codigoMunicipio: string;
  cep: string;
}

/** The field values of a record. */
export const inputOf = (dados: DadosFicha): FichaInput => ({
  ...dados,
  cpf: dados.cpf ?? '',
  cns: dados.cns ?? '',
  nomeMae: dados.nomeMae ?? '',
  logradouro: dados.logradouro ?? '',
  numero: dados.numero ?? '',
  complemento: dados.complemento ?? '',
  bairro: dados.bairro ?? '',
  codigoMunicipio: dados.codigoMunicipio ?? '',
  cep: dados.cep ?? '',
});

/** Accepts an empty value, the unchanged value (an old mistake must not block other fields), or a valid one. */
const orAsItWas = (kind: TextKind, before: string | null) =>
  z.pipe(
    z.string(),
    z.transform((text: string, context) => {
      if (text === (before ?? '')) return before;
      const read = z.safeParse(emptyOr(kind), text);
      if (read.success) return read.data || null;
      context.issues.push({
        code: 'custom',
        message: read.error.issues[0]?.message ?? 'Confira este campo',
        input: text,
      });
      return z.NEVER;
    }),
  );

const upTo = (most: number) =>
  z.pipe(
    emptyOr(requiredText('o texto', most)),
    z.transform((text: string): string | null => text || null),
  );

/** The checks of a record's form; `antes` is the record at its opening. */
export const fichaSchema = (antes: DadosFicha) =>
  z.object({
    nome: requiredText('o nome', limitesFicha.nome),
    cpf: orAsItWas(cpfKind, antes.cpf),
    cns: orAsItWas(cnsKind, antes.cns),
    dataNascimento: z.pipe(
      z.nullable(z.string()),
      z.transform((day: string | null, context) => {
        if (day !== null) return day;
        context.issues.push({ code: 'custom', message: 'Informe a data de nascimento', input: day });
        return z.NEVER;
      }),
    ),
    sexo: z.pipe(z.string(), z.enum(['F', 'M'], 'Escolha o sexo')),
    nomeMae: upTo(limitesFicha.nomeMae),
    logradouro: upTo(limitesFicha.logradouro),
    numero: upTo(limitesFicha.numero),
    complemento: upTo(limitesFicha.complemento),
    bairro: upTo(limitesFicha.bairro),
    codigoMunicipio: upTo(limitesFicha.codigoMunicipio),
    cep: orAsItWas(cepKind, antes.cep),
  });
