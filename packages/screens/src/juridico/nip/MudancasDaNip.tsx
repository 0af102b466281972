import type { MudancaDaNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { camposDaNip, type Natureza, naturezas } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { writeDay, writeDayTime } from '@vidas/api-client/words/day.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';

const escrito = (campo: MudancaDaNip['campo'], valor: string | null): string => {
  if (valor === null) return 'sem dado';
  if (campo === 'natureza') return naturezas[valor as Natureza];
  return campo === 'notificadaEm' ? writeDay(valor) : valor;
};

/** Corrections of a NIP, with earlier values, author, day and reason (PRA-12). */
export function MudancasDaNip({ mudancas }: { readonly mudancas: readonly MudancaDaNip[] }) {
  if (mudancas.length === 0) return null;
  return (
    <>
      <Heading level={3} size="section">
        Correções
      </Heading>
      {mudancas.map(({ campo, antes, depois, motivo, por, em }) => (
        <Stack key={`${em} ${campo}`} gap="xs">
          <Text>{`${camposDaNip[campo]}: de "${escrito(campo, antes)}" para "${escrito(campo, depois)}"`}</Text>
          <Text tone="muted" size="table">{`${writeDayTime(em)}, por ${por}: ${motivo}`}</Text>
        </Stack>
      ))}
    </>
  );
}
