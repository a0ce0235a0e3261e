/** The most common passwords of eight or more characters, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
!@#$%^&* !qaz2wsx 00000000 000000000 0000000000 0123456789 11111111 111111111 1111111111 11223344 1122334455
12121212 123123123 123321123 12341234 12345678 123456789 1234567890 12345678910 123456789a 123456qwerty 1234qwer
123qwe!@# 123qwe123 123qweasd 147258369 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 22222222 33333333 44444444
55555555 66666666 741852963 77777777 789456123 87654321 88888888 987654321 9876543210 99999999 a123456789
a1b2c3d4 aa123456 abc12345 abc123456 abcd1234 abcd@1234 abcdefg1 abcdefgh admin123 admin1234 admin12345
admin@123 admin@1234 administrator arsenal1 asdasdasd asdf1234 asdfasdf asdfghjk asdfghjkl ashley123 azerty123
azertyui azertyuiop babygirl babygirl1 baseball baseball1 batman123 besiktas bharat123 blink182 bonjour1
bonjour123 butterfly changeme changeme1 changeme123 charlie1 chelsea1 chocolate computer computer1 computer123
cricket1 cricket123 daniel123 default1 delhi123 demo1234 demo12345 dragon123 elephant facebook facebook1
fenerbahce football football1 galatasaray ganesh123 google123 guest123 guest1234 hello123 hello1234 hellohello
hunter123 iloveindia iloveyou iloveyou1 iloveyou123 iloveyou2 india123 india1234 india@123 institute institute1
institute123 internet ironman123 istanbul jennifer jessica1 jesus123 jordan23 justinbieber killer123 krishna1
krishna123 letmein1 letmein123 letmeinnow liverpool london123 lovelove maradona master123 messi123 michael1
michelle monkey123 motdepasse motdepasse1 mumbai123 munshi123 mypassword mypassword1 naruto123 nicole123
onedirection p@$$w0rd p@ssw0rd p@ssword pass1234 pass12345 pass@123 pass@1234 passpass passw0rd passw0rd123
password password! password1 password12 password123 password1234 password2 password3 password@123 pokemon1
princess princess1 princess123 q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qweasdzxc qweqweqwe qwer1234 qwerty12
qwerty123 qwerty1234 qwerty12345 qwerty@123 qwertyui qwertyuiop robert123 rockyou1 ronaldo123 ronaldo7 root1234
sachin123 saibaba1 saibaba123 samsung1 samsung123 secret12 secret123 sifre123 soleil123 spiderman starwars
student1 student12 student123 student@123 sunshine sunshine1 superman superman1 superuser teacher1 teacher123
test1234 test12345 test@123 testtest thomas123 tinkerbell trustno1 trustno11 turkiye1 user1234 user12345
welcome1 welcome12 welcome123 welcome@123 whatever whatsapp whatsapp1 zaq12wsx zxcvbnm1 zxcvbnm123 zxczxczxc
`
    .trim()
    .split(/\s+/),
)
