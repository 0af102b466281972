import { writeDay } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import { geraPix } from '@vidas/api-client/cobranca/pix/pix.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { CopyIcon } from '@vidas/ui/icon/icons.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { formatCents } from '@vidas/ui/masks/decimal.ts';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { QrPicture } from '@vidas/ui/qr/QrPicture.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { Mono } from '@vidas/ui/text/Mono.tsx';
import { useHttp } from '../../app/services.tsx';
import { copyText } from '../../write/copyText.ts';

/** Titles to pay, and their shown sum in cents. */
export interface DoPix {
  readonly titulos: readonly string[];
  readonly total: number;
}

const words = { copied: 'Código PIX copiado!', failed: 'Não foi possível copiar o código PIX!' };

/** The PIX code of some titles as a picture and as a text to copy (CTA-13). */
export function PixCodigo({ titulos, total }: DoPix) {
  const { data, error } = useQuery({
    ...queryOf(useHttp(), geraPix, { body: { titulos: [...titulos], total } }),
    gcTime: 0,
    retry: false,
  });
  if (error)
    return (
      <Notice tone="negative" title="O código não foi gerado" isLive>
        {error.message}
      </Notice>
    );
  if (!data) return <Text tone="muted">Gerando o código…</Text>;
  const { codigo, dia, origem, qr, valor } = data;
  return (
    <Stack gap="m">
      <Text size="lead" weight="strong" isTabular>
        R$ {formatCents(valor)}
      </Text>
      <Text>
        {origem === 'BANCO'
          ? `É o código do banco para este boleto, que vence em ${writeDay(dia)}: pago por ele, o boleto se quita.`
          : `Vale só hoje, ${writeDay(dia)}: amanhã o valor pode ser outro, e o código também.`}
      </Text>
      <QrPicture label={`Código PIX de R$ ${formatCents(valor)}`} rows={qr} />
      <Mono>{codigo}</Mono>
      <Row>
        <Button icon={<CopyIcon />} onPress={() => copyText(codigo, words)}>
          Copiar código
        </Button>
      </Row>
    </Stack>
  );
}
