import type { Guide } from '../guide/guide.types.ts';

export const wizardDialogGuide: Guide = {
  purpose:
    'Uma tarefa longa em passos, em um diálogo: cada passo é conferido antes do seguinte. Monte-o para abrir: cada abertura começa do zero.',
  notWhen: ['Para um formulário sem passos: use Dialog com Form.'],
  dos: [
    'Ligue hasChanges: Esc, a cruz e Cancelar perguntam quando há o que perder.',
    'Dê validate a cada passo e summary com as respostas: o último passo mostra tudo antes de gravar.',
  ],
  donts: [
    'Não o deixe montado e escondido: o que foi digitado ficaria para a vez seguinte.',
    'Não esconda o motivo de uma recusa: diga em errorStep a que passo ela pertence.',
  ],
  keys: [
    ['Enter', 'em um campo simples, vai ao passo seguinte'],
    ['Esc', 'pede para sair'],
  ],
  frameHeight: 560,
  code: '{isOpen && <WizardDialog title="Nova regra de comissão" steps={steps} onSave={save} onCancel={close} />}',
};
