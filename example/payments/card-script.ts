/**
 * What a browser with script does on the payment page: digits are grouped as they are typed, with the caret behind its
 * digit; a test card fills the form in; a declined number is selected, to be typed anew; a page that Back brings is asked
 * for anew.
 */
export const CARD_SCRIPT = `
addEventListener('pageshow',(event)=>{if(event.persisted)location.reload()});
const form=document.querySelector('form[data-card]');
if(form){
const digits=(text,most)=>text.replace(/\\D/g,'').slice(0,most);
const shapes={
number:(text)=>digits(text,19).replace(/(\\d{4})(?=\\d)/g,'$1 '),
expires:(text)=>{const typed=digits(text,4);const all=/^[2-9]/.test(typed)?('0'+typed).slice(0,4):typed;if(all.length<3)return text.endsWith('/')?all+'/':all;return all.slice(0,2)+'/'+all.slice(2)},
cvc:(text)=>digits(text,4)};
const caretAfter=(text,count)=>{if(count===0)return 0;let seen=0;for(let at=0;at<text.length;at+=1){if(/\\d/.test(text[at]))seen+=1;if(seen===count)return at+1}return text.length};
for(const [name,shape] of Object.entries(shapes)){
const input=form.elements[name];
input.addEventListener('input',()=>{
const {value,selectionStart}=input;const before=value.slice(0,selectionStart??undefined);
input.value=shape(value);
if(before.length!==value.length){const at=caretAfter(input.value,digits(before,30).length);input.setSelectionRange(at,at)}
})}
if(form.querySelector('[role=alert]')){form.elements.number.focus();form.elements.number.select()}
for(const button of document.querySelectorAll('button[name=pick]'))button.addEventListener('click',(event)=>{
event.preventDefault();
const year=String((new Date().getUTCFullYear()+2)%100).padStart(2,'0');
form.elements.number.value=shapes.number(button.value);form.elements.expires.value='12/'+year;form.elements.cvc.value='123'});
form.addEventListener('submit',(event)=>{if(form.dataset.sent){event.preventDefault();return}form.dataset.sent='1';form.querySelector('.pay').setAttribute('aria-busy','true')});
}
`;
