import { writeDay } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { inicioPorTelefone } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import {
  type BoletoGerado,
  linhaDoBoleto,
  unidadeDoBoleto,
} from '@vidas/api-client/financeiro/boletos-gerados/boletosGerados.contract.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { Confirmado } from '@vidas/api-client/kinds/confirmado.ts';
import { Confirm } from '@vidas/ui/dialog/Confirm.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { PedidosPorTelefone } from '../../app/papel/PedidosPorTelefone.tsx';
import { useVistas } from '../../app/useVistas.ts';
import { type LinhaVista, writeAto } from '../../write/writeAto.ts';

interface EnviaBoletosConfirmProps {
  readonly dia: string;
  /** All bills of the day. */
  readonly boletos: readonly BoletoGerado[];
  /** True when the table showed only a part before, and now shows all. */
  readonly wasFiltered: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: (confirmado: Confirmado) => void;
  readonly onCancel: () => void;
}

const pediuPorTelefone = ({ FORMA }: BoletoGerado): boolean => FORMA?.startsWith(inicioPorTelefone) ?? false;

const linhasDe = (boletos: readonly BoletoGerado[]): LinhaVista[] =>
  boletos.map((boleto) => ({ ...linhaDoBoleto(boleto), nome: boleto.NOME }));

const whyOf = (error: Error): string =>
  `Erro ao enviar boletos por e-mail! ${(error instanceof ApiError ? error.serverText : undefined) ?? 'Verifique sua sessão ou conexão.'}`;

/** Asks before the bills of a day are sent; exactly those are sent, or none (REL-46). */
export function EnviaBoletosConfirm(props: EnviaBoletosConfirmProps) {
  const { dia, boletos, wasFiltered, isPending, error, onConfirm, onCancel } = props;
  const { vistas, linhas, confirmado } = useVistas(boletos, linhasDe, error);
  const porTelefone = vistas.filter(pediuPorTelefone).length;
  const withEmail = vistas.filter((row) => row.EMAIL.trim() !== '' && !pediuPorTelefone(row)).length;
  return (
    <Confirm
      question={`Enviar por e-mail os boletos de ${writeDay(dia)}?`}
      actionLabel="Enviar boletos"
      tone="primary"
      isPending={isPending}
      errorMessage={error === null ? undefined : whyOf(error)}
      onConfirm={() => onConfirm(confirmado)}
      onCancel={onCancel}
    >
      <Stack gap="s">
        <Text>{writeAto(linhas, unidadeDoBoleto)}</Text>
        {wasFiltered && <Text weight="medium">Os filtros da tabela foram tirados: são todos os do dia.</Text>}
        <Text>
          {`${counted(withEmail, 'boleto tem', 'boletos têm')} e-mail; ${counted(vistas.length - withEmail - porTelefone, 'não tem e é pulado', 'não têm e são pulados')}. O que já saiu para o mesmo endereço não sai de novo. Você pode sair desta tela: o envio continua no servidor.`}
        </Text>
        <PedidosPorTelefone quantos={porTelefone} />
      </Stack>
    </Confirm>
  );
}
