import { campoDaAns, isRespondido } from '@vidas/api-client/cadastro/ficha/ficha.rules.ts';
import type {
  CorrecaoSib,
  LeituraCorrecao,
} from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { useState } from 'react';

interface Salvos {
  readonly leitura: LeituraCorrecao | null;
  /** Corrected fields, by the code of their record. */
  readonly campos: ReadonlyMap<string, readonly string[]>;
}

const none: Salvos['campos'] = new Map();

/** Opens and corrects the records of one return one after another; another return starts with none corrected. */
export function useCorrecoes(leitura: LeituraCorrecao | null) {
  const [aberta, setAberta] = useState<string | null>(null);
  const [salvos, setSalvos] = useState<Salvos>({ leitura, campos: none });
  const campos = salvos.leitura === leitura ? salvos.campos : none;
  return {
    /** The code of the open record. */
    aberta,
    open: setAberta,
    close: () => setAberta(null),
    saved: (matricula: string, alterados: readonly string[]) =>
      setSalvos({
        leitura,
        campos: new Map(campos).set(matricula, [...(campos.get(matricula) ?? []), ...alterados]),
      }),
    isCorrigida: ({ matricula, campo }: CorrecaoSib): boolean =>
      isRespondido(campoDaAns(campo), campos.get(matricula ?? '') ?? []),
  } as const;
}
