import { consultaHeader } from '@vidas/api-client/http/consultaLida.ts';
import type { Endpoint, Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import type { Allow, Door, Session, SetHeader } from '../door.ts';
import { contagemDe } from '../list/contagem.ts';
import { Framed } from '../list/framed.ts';
import type { Pieces } from '../list/pieces.ts';
import { isInPortions } from '../list/stream.ts';
import type { ConsultaFeita, FimDaConsulta, Leitura } from './registro.ts';

/** Question for the record: ISO days, and a code or a number. */
export interface Pergunta {
  readonly inicio?: string;
  readonly fim?: string;
  readonly detalhe?: string | null;
}

/** Record of a call that shows people with health data (PRV-8). */
export interface Consulta<E extends Endpoint = Endpoint> {
  /** Portuguese name of the list. */
  readonly lista: string;
  /** Field that identifies people, even an unsent one; without it each row is a person. */
  readonly pessoa?: string | undefined;
  readonly pergunta?: (input: Input<E>) => Pergunta;
  /** Rows of an answer that is no list; undefined when it shows nobody, which is not recorded. */
  readonly linhas?: (reply: Reply<E>) => readonly object[] | undefined;
}

/** Modules that may make a call, and its purpose. */
export type Acesso<E extends Endpoint = Endpoint> = {
  readonly allow: Allow;
  /** Allowed even before a required change of password (OPE-15). */
  readonly isBeforeSenha?: boolean;
  /** Maximum file size, when different from the common one. */
  readonly maxUploadBytes?: number;
} & (
  | { readonly finalidade?: string; readonly consulta?: undefined }
  | { readonly finalidade: string; readonly consulta: Consulta<E> }
);

/** Session, purpose and record of a call. */
interface Asked<E extends Endpoint> {
  readonly session: Session;
  readonly finalidade: string;
  readonly consulta: Consulta<E>;
  readonly input: Input<E>;
}

const feitaDe = <E extends Endpoint>({ session, finalidade, consulta, input }: Asked<E>): ConsultaFeita => {
  const { inicio = null, fim = null, detalhe = null } = consulta.pergunta?.(input) ?? {};
  return { login: session.login, lista: consulta.lista, finalidade, inicio, fim, detalhe };
};

/** Rows of an answer in one piece; a symbol is an answer without data. */
const linhasDe = <E extends Endpoint>(
  { linhas }: Consulta<E>,
  value: unknown,
): readonly object[] | undefined => {
  if (typeof value === 'symbol') return [];
  return Array.isArray(value) ? value : linhas?.(value as Reply<E>);
};

/**
 * Records a reading before anything of it is sent (PRV-8). For a list it returns the reading, which ends with
 * the last row; any other answer is counted and recorded whole. A failed record refuses the answer.
 */
export const comecaLeitura = async <E extends Endpoint>(
  { registra }: Pick<Door, 'registra'>,
  asked: Asked<E>,
  { value, setHeader }: { readonly value: unknown; readonly setHeader: SetHeader },
): Promise<Leitura | undefined> => {
  const { pessoa } = asked.consulta;
  const grava = async () => {
    const gravada = await registra(feitaDe(asked));
    if (gravada) setHeader(consultaHeader, String(gravada.id));
    return async (fim: FimDaConsulta) => gravada?.termina(fim);
  };
  if (isInPortions(value) || value instanceof Framed) return { pessoa, termina: await grava() };
  const rows = linhasDe(asked.consulta, value);
  if (rows === undefined) return undefined;
  const contagem = contagemDe(pessoa);
  contagem.add(rows);
  const termina = await grava();
  await termina({ pessoas: contagem.total(), completa: true });
  return undefined;
};

/** Pieces of a recorded list: its end is recorded before it is sent, even when the reader stops early. */
export const lida = (pieces: Pieces, { termina }: Leitura): Pieces => {
  let isOver = false;
  const over = async (completa: boolean): Promise<void> => {
    if (isOver) return;
    isOver = true;
    await termina({ pessoas: pieces.pessoas(), completa });
  };
  return {
    ...pieces,
    next: async () => {
      const piece = await pieces.next();
      if (!piece) await over(true);
      return piece;
    },
    end: async () => {
      try {
        await pieces.end();
      } finally {
        await over(false);
      }
    },
  };
};
