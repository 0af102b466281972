import { writeDay } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import {
  type Carta,
  folhasDe,
  linhaDaCarta,
  unidadeDaCarta,
} from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import { useVistas } from '../../app/useVistas.ts';
import { type LinhaVista, writeAto } from '../../write/writeAto.ts';

interface GeraCartasConfirmProps {
  /** 'dezembro de 2026'. */
  readonly mes: string;
  /** The boletos to print. */
  readonly cartas: readonly Carta[];
  readonly frenteVerso: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: (confirmado: Confirmado) => void;
  readonly onCancel: () => void;
}

/** Usual number of days of a letter by post. */
const DIAS_DO_CORREIO = 7;

const linhasDe = (cartas: readonly Carta[]): LinhaVista[] =>
  cartas.map((carta) => ({ ...linhaDaCarta(carta), nome: carta.nome }));

/** Asks before boletos are printed; exactly those are printed, or none (REL-46). */
export function GeraCartasConfirm(props: GeraCartasConfirmProps) {
  const { mes, cartas, frenteVerso, isPending, error, onConfirm, onCancel } = props;
  const { vistas, linhas, confirmado } = useVistas(cartas, linhasDe, error);
  const { today } = useOperatorClock();
  const folhas = vistas.reduce((sum, { paginas }) => sum + folhasDe(paginas, frenteVerso), 0);
  const deNovo = vistas.filter(({ impressaEm }) => impressaEm !== null).length;
  const chegaEm = new Date(Date.parse(today()) + DIAS_DO_CORREIO * 86_400_000).toISOString().slice(0, 10);
  const cedo = vistas.filter(({ vencimento }) => vencimento < chegaEm);
  const primeiro = cedo.map(({ vencimento }) => vencimento).toSorted()[0];
  return (
    <Confirm
      question={`Gerar o PDF dos boletos de ${mes} para o correio?`}
      actionLabel="Gerar PDF"
      tone="primary"
      isPending={isPending}
      errorMessage={error === null ? undefined : `O PDF não foi gerado! ${error.message}`}
      onConfirm={() => onConfirm(confirmado)}
      onCancel={onCancel}
    >
      <Stack gap="s">
        <Text>{writeAto(linhas, unidadeDaCarta)}</Text>
        <Text>
          {`${counted(folhas, 'folha', 'folhas')}, ${frenteVerso ? 'frente e verso' : 'só frente'}, por CEP e nome. O PDF abre sem senha e fica guardado 7 dias. Depois de feito, estes boletos contam como impressos. Você pode sair desta tela: ele se faz no servidor.`}
        </Text>
        {deNovo > 0 && (
          <Text weight="medium">
            {`${counted(deNovo, 'já foi impresso e sai', 'já foram impressos e saem')} de novo.`}
          </Text>
        )}
        {primeiro !== undefined && (
          <Text weight="medium">
            {`${counted(cedo.length, 'vence', 'vencem')} em menos de ${DIAS_DO_CORREIO} dias, o primeiro em ${writeDay(primeiro)}: a carta pode chegar depois.`}
          </Text>
        )}
      </Stack>
    </Confirm>
  );
}
