import { escrevePrazo } from '@vidas/api-client/juridico/prazos/prazos.rules.ts';
import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { findable } from '../../../db/findable.ts';
import type { PrazoSelecionado } from './prazos.sql.ts';

/** Value and confirmation of a term in words (PRA-1). */
export const presentPrazo = ({ gravado, conferidoPor, conferidoEm }: PrazoSelecionado) => ({
  valor: escrevePrazo(gravado),
  conferencia:
    conferidoPor === null || conferidoEm === null
      ? 'ninguém conferiu'
      : `conferido por ${conferidoPor} em ${writeDayTime(conferidoEm)}`,
});

findable(import.meta.url, { presentPrazo });
