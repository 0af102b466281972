import type { CampoFicha, DadosFicha } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { cepKind, cnsKind, cpfKind, emptyOr, type TextKind } from '@vidas/ui/masks/fieldSchemas.ts';
import * as z from 'zod/mini';

const kinds: Partial<Readonly<Record<CampoFicha, TextKind>>> = { cpf: cpfKind, cns: cnsKind, cep: cepKind };

/** True when the former value can be written again; the register refuses an invalid document even in an undo (CAD-44). */
export const isRegravavel = (campo: CampoFicha, antes: DadosFicha): boolean => {
  const kind = kinds[campo];
  return kind === undefined || z.safeParse(emptyOr(kind), antes[campo] ?? '').success;
};
