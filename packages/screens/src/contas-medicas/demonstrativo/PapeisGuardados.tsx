import {
  getPapelDoLote,
  type PapelDoLote,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import { Button, type ButtonProps } from '@vidas/ui/button/Button.tsx';
import { useAct } from '../../app/useAct.ts';
import { salvaPapel } from './salvaPapel.ts';

/** Papers in the order in which a provider needs them. */
const names: Readonly<Record<PapelDoLote, string>> = {
  PROTOCOLO: 'Protocolo',
  COMPROVANTE: 'Comprovante',
  REJEITADAS: 'Só as rejeitadas',
};

export interface PapeisGuardadosProps extends Pick<ButtonProps, 'size' | 'icon'> {
  /** Number of the lot. */
  readonly numeroLote: string;
  readonly protocolo: string;
  /** Kept papers of the lot; the others have no button. */
  readonly papeis: readonly PapelDoLote[];
}

/** A button for each kept paper of a lot (TIS-64). */
export function PapeisGuardados({ numeroLote, protocolo, papeis, ...look }: PapeisGuardadosProps) {
  const { act, doing } = useAct(getPapelDoLote, {
    rereads: [],
    failed: 'Não foi possível obter o papel do lote!',
  });
  const save = async (papel: PapelDoLote) => {
    const outcome = await act({ body: { protocolo, papel } });
    if (outcome.kind === 'done') salvaPapel(outcome.reply);
  };
  return (Object.keys(names) as PapelDoLote[])
    .filter((papel) => papeis.includes(papel))
    .map((papel) => (
      <Button
        key={papel}
        {...look}
        aria-label={`${names[papel]} do lote ${numeroLote}`}
        isPending={doing?.body.papel === papel}
        onPress={() => void save(papel)}
      >
        {names[papel]}
      </Button>
    ));
}
