import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { type Familia, procuraFamilia } from '@vidas/api-client/retencao/saida/saida.contract.ts';
import { vias } from '@vidas/api-client/retencao/saida/saida.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ErrorState } from '@vidas/ui/error-state/ErrorState.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { FormField } from '@vidas/ui/form/FormField.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Skeleton } from '@vidas/ui/skeleton/Skeleton.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../app/FormDialog.tsx';
import { useHttp } from '../../app/services.tsx';
import { useServerForm } from '../../app/useServerForm.ts';
import type { FamiliaAchada } from './familiaAchada.ts';

const schema = z.object({
  busca: z
    .string()
    .check(z.trim(), z.minLength(3, 'Digite ao menos 3 letras ou algarismos.'), z.maxLength(60)),
});

interface ProcuraFamiliaProps {
  readonly onChoose: (achada: FamiliaAchada) => void;
  readonly onClose: () => void;
}

/** Finds the caller by name, CPF, matrícula or card, with the whole family at once (RET-17). */
export function ProcuraFamilia({ onChoose, onClose }: ProcuraFamiliaProps) {
  const [busca, setBusca] = useState<string | null>(null);
  const form = useServerForm({
    schema,
    defaultValues: { busca: '' },
    onSubmit: async (typed) => setBusca(typed.busca),
  });
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(useHttp(), procuraFamilia, busca === null ? null : { body: { busca } }),
    gcTime: 0,
    staleTime: 0,
  });
  return (
    <FormDialog
      title="Novo pedido de saída"
      size="medium"
      form={form}
      actionLabel="Buscar"
      onClose={onClose}
      after={
        <Stack>
          {isFetching && <Skeleton size="block" />}
          {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
          {!isFetching && data?.familias.length === 0 && (
            <Text>Ninguém encontrado. Confira o nome ou o número.</Text>
          )}
          {!isFetching &&
            data?.familias.map((familia) => (
              <UmaFamilia
                key={familia.titularMatricula}
                familia={familia}
                onChoose={() => onChoose({ familia, diasDaEmpresa: data.diasDaEmpresa })}
              />
            ))}
          {data?.temMais && <Text tone="muted">Há mais famílias: escreva mais do nome, ou um número.</Text>}
        </Stack>
      }
    >
      <FormField form={form} name="busca">
        {(field) => (
          <TextField label="Quem pede" hint="Nome, CPF, matrícula ou número da carteira." {...field} />
        )}
      </FormField>
    </FormDialog>
  );
}

function UmaFamilia({ familia, onChoose }: { readonly familia: Familia; readonly onChoose: () => void }) {
  const { pessoas, plano, contratante, via, titularMatricula } = familia;
  const nome = pessoas[0]?.nome ?? titularMatricula;
  return (
    <Row justify="between" align="start">
      <Stack gap="xs">
        <Text weight="strong">{pessoas.map((pessoa) => pessoa.nome).join(', ')}</Text>
        <Text tone="muted" size="table">
          {[`Matrícula ${titularMatricula}`, vias[via], contratante, plano].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Button size="small" aria-label={`Escolher a família de ${nome}`} onPress={onChoose}>
        Escolher
      </Button>
    </Row>
  );
}
