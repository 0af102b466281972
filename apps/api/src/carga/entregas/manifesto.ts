import { z } from 'zod';
import { Failure, refuseFields } from '../../http/failure.ts';
import type { ArquivoLido, FalhaDeArquivo } from '../motor.ts';
import { momento } from '../tipos.ts';
import { arquivoDe } from '../arquivos/index.ts';

const semCsv = (nome: string): string => nome.replace(/\.csv$/, '');

const arquivoDeclarado = z.object({
  nome: z
    .string()
    .transform(semCsv)
    .refine((nome) => arquivoDe(nome) !== undefined, 'não é um arquivo da carga'),
  linhas: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'deve ter 64 algarismos hexadecimais minúsculos'),
  completo: z.boolean(),
  /** Cents by money column. */
  somas: z.record(z.string(), z.int()).default({}),
});

/** `entrega.json`: source of the files, their moment, and expected contents. */
export const manifesto = z.strictObject({
  sistema: z.string().trim().min(1, 'falta').max(60, 'passa de 60 letras'),
  extraidaEm: z
    .string()
    .refine((texto) => typeof momento.le(texto) === 'string', 'deve ser AAAA-MM-DD HH:MM:SS')
    .transform((texto) => String(momento.le(texto))),
  arquivos: z.array(arquivoDeclarado).min(1, 'não tem arquivos'),
});

export type Manifesto = z.output<typeof manifesto>;

/** Parses the text of `entrega.json`. Throws Failure 400 naming each field. */
export const manifestoDe = (texto: string): Manifesto => {
  let json: unknown;
  try {
    json = JSON.parse(texto.replace(/^\uFEFF/, ''));
  } catch {
    throw new Failure(400, 'entrega.json não é JSON.');
  }
  const lido = manifesto.safeParse(json);
  if (lido.success) return lido.data;
  throw refuseFields(
    lido.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'entrega.json', message })),
  );
};

const emReais = (cents: number): string =>
  (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

/** Compares the files with their declaration. */
export const confereManifesto = (
  declarado: Manifesto | undefined,
  lidos: readonly (ArquivoLido & { sha256: string })[],
): FalhaDeArquivo[] => {
  if (!declarado) return [];
  const falha = (arquivo: string, motivo: string): FalhaDeArquivo => ({
    arquivo,
    linha: null,
    coluna: null,
    motivo,
  });
  return [
    ...lidos
      .filter(({ nome }) => !declarado.arquivos.some((um) => um.nome === nome))
      .map(({ nome }) => falha(nome, 'chegou, e entrega.json não o declara.')),
    ...declarado.arquivos.flatMap((um) => {
      const lido = lidos.find(({ nome }) => nome === um.nome);
      if (!lido) return [falha(um.nome, 'está em entrega.json e não chegou.')];
      if (lido.sha256 !== um.sha256)
        return [
          falha(um.nome, 'o SHA-256 não é o de entrega.json: o arquivo mudou ou foi cortado no caminho.'),
        ];
      return [
        ...(lido.linhas === um.linhas
          ? []
          : [falha(um.nome, `tem ${lido.linhas} linhas, e entrega.json diz ${um.linhas}.`)]),
        ...Object.entries(um.somas)
          .filter(([coluna, soma]) => (lido.somas[coluna] ?? 0) !== soma)
          .map(([coluna, soma]) =>
            falha(
              um.nome,
              `a coluna ${coluna} soma ${emReais(lido.somas[coluna] ?? 0)}, e entrega.json diz ${emReais(soma)}.`,
            ),
          ),
      ];
    }),
  ];
};
